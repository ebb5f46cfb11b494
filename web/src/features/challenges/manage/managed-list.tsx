import type { Challenge } from '@raizes/domain/documents/challenge';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import RestoreIcon from '@mui/icons-material/UnarchiveOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ListRow, LiveList, RowActions } from '@/ui/live-list';
import { RemoveDialog } from '@/ui/remove-dialog';
import { saveWithToast } from '@/ui/save';
import { categoryName, formatGoal, formatReward } from '../words';
import { archiveChallenge, changeToasts, useAllChallenges, useParticipants } from './api';

interface Props {
  edited: string | null;
  onEdit: (id: string) => void;
}

/** Every challenge of the church, newest first. */
export function ManagedList({ edited, onEdit }: Props) {
  const { items, newer, older } = useAllChallenges();
  const participants = useParticipants();
  const [archiving, setArchiving] = useState<Challenge | null>(null);
  return (
    <>
      <LiveList
        list={items}
        pages={{ newer, older, olderLabel: 'Mais antigos' }}
        failure={{
          title: 'Não foi possível carregar os desafios.',
          text: 'Verifique sua conexão: eles aparecem assim que o servidor responder.',
        }}
        empty="Nenhum desafio cadastrado ainda."
        skeleton={{ label: 'Carregando os desafios', height: 112 }}
      >
        {(challenge) => (
          <ManagedChallenge
            key={challenge.id}
            challenge={challenge}
            people={participants.get(challenge.id)}
            isEdited={challenge.id === edited}
            onEdit={() => onEdit(challenge.id)}
            onArchive={() => setArchiving(challenge)}
          />
        )}
      </LiveList>
      {archiving && (
        <RemoveDialog
          title={`Arquivar “${archiving.title}”?`}
          text="Ninguém mais poderá começar este desafio. Quem já começou continua com ele até o fim."
          action="Arquivar"
          remove={() => saveWithToast(() => archiveChallenge(archiving.id, true), archived)}
          onClose={() => setArchiving(null)}
        />
      )}
    </>
  );
}

const archived = changeToasts(
  'Desafio arquivado com sucesso.',
  'Não foi possível arquivar o desafio.',
);
const restored = changeToasts('Desafio oferecido de novo.', 'Não foi possível oferecer o desafio.');

interface ManagedChallengeProps {
  challenge: Challenge;
  /** Those taking part; undefined if they are not counted. */
  people: number | undefined;
  isEdited: boolean;
  onEdit: () => void;
  onArchive: () => void;
}

function ManagedChallenge(props: ManagedChallengeProps) {
  const { challenge, people, isEdited, onEdit, onArchive } = props;
  const { id, title, archived: isArchived } = challenge;
  return (
    <ListRow
      isEdited={isEdited}
      sx={isArchived ? { bgcolor: 'transparent', borderStyle: 'dashed' } : {}}
    >
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {formatGoal(challenge)}&nbsp;· {categoryName(challenge.category)}
            {people !== undefined && !isArchived && <>&nbsp;· {participantsText(people)}</>}
          </Typography>
          <Typography variant="body2" color="secondary" sx={{ fontWeight: 700 }}>
            {isNamesake(challenge) ? 'Medalha do mesmo nome' : formatReward(challenge)}
          </Typography>
          {isArchived && (
            <Typography variant="body2" color="textSecondary">
              Arquivado: ninguém mais pode começar.
            </Typography>
          )}
        </Box>
        <RowActions name={title} edit={{ onClick: onEdit }}>
          {isArchived ? (
            <IconButton
              onClick={() => void saveWithToast(() => archiveChallenge(id, false), restored)}
              aria-label={`Oferecer de novo ${title}`}
            >
              <RestoreIcon />
            </IconButton>
          ) : (
            <IconButton onClick={onArchive} aria-label={`Arquivar ${title}`}>
              <ArchiveIcon />
            </IconButton>
          )}
        </RowActions>
      </Stack>
    </ListRow>
  );
}

const isNamesake = ({ title, reward_type, reward_value }: Challenge) =>
  reward_type === 'medalha' && reward_value.toLowerCase() === title.toLowerCase();

function participantsText(people: number): string {
  if (people === 0) return 'ninguém ainda';
  return people === 1 ? '1 participa' : `${people.toLocaleString('pt-BR')} participam`;
}
