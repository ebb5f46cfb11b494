import { calendarDay, isDay } from '@raizes/domain/day';
import { profileSchema } from '@raizes/domain/documents/people';
import type { Profile } from '@raizes/domain/documents/people';
import { needsGuardian } from '@raizes/domain/guardianship';
import { collections } from '@raizes/domain/paths';
import { cleanName } from '@raizes/domain/text/clean';
import { NAME_MIN_LENGTH } from '@raizes/domain/limits';
import { Box, Button, CircularProgress, DialogContentText, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { call } from '@/lib/callable';
import { currentTime, useTimedOut } from '@/lib/timing';
import { errorText } from '@/lib/errors';
import { useGrowingList } from '@/lib/growing-list';
import type { GrowingListQuery } from '@/lib/growing-list';
import { toastError, toastSuccess } from '@/lib/toast';
import { AppDialog, FormActions } from '@/ui/app-dialog';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/fields';
import { Notice } from '@/ui/page/notice';
import { ServerUnreachable } from '@/ui/load-boundary';
import { useSubmission } from '@/ui/use-submission';

/** The people under 18, and whether their guardians have consented. */
export function MinorsDialog({ onClose }: { onClose: () => void }) {
  return (
    <AppDialog
      title="Menores de 18 anos"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      <Stack spacing={3}>
        <DialogContentText>
          Sem a autorização do responsável, o Mentor IA e as mensagens ao líder ficam fechados.
        </DialogContentText>
        <MinorsSection
          title="Falta a autorização"
          guardianship="needed"
          nobody="Ninguém por enquanto."
        />
        <MinorsSection title="Com autorização" guardianship="recorded" />
      </Stack>
    </AppDialog>
  );
}

/** Whether the consent of a minor's guardian is still needed, or recorded. */
type Guardianship = 'needed' | 'recorded';

const queryFor = (guardianship: Guardianship): GrowingListQuery => ({
  path: collections.profiles,
  conditions: [['guardianship', '==', guardianship]],
  ascending: 'full_name',
  size: 50,
});

const queries = { needed: queryFor('needed'), recorded: queryFor('recorded') };

/** Leaves out adults: the profile's `guardianship` stays when a person comes of age. */
const isMinor = ({ adult_from_year }: Profile) =>
  needsGuardian({ guardianship: 'needed', adult_from_year }, currentTime().getFullYear());

/** Minors by name, live as far as the list is shown. */
const useMinors = (guardianship: Guardianship) =>
  useGrowingList(queries[guardianship], profileSchema, isMinor);

interface MinorsSectionProps {
  title: string;
  guardianship: Guardianship;
  /** Shown if there is nobody; without it, an empty section is hidden. */
  nobody?: string;
}

function MinorsSection({ title, guardianship, nobody }: MinorsSectionProps) {
  const { listed, showMore } = useMinors(guardianship);
  const isTimedOut = useTimedOut(listed.state === 'loading');
  const heading = useId();

  if (listed.state !== 'ready') {
    // The other section reports it.
    if (!nobody) return null;
    return listed.state === 'failed' || isTimedOut ? (
      <ServerUnreachable isEmpty />
    ) : (
      <CircularProgress aria-label="Procurando" />
    );
  }
  const { items, hasMore } = listed;
  if (items.length === 0 && !hasMore && !nobody) return null;
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} component="h3" variant="overline" color="secondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {items.length === 0 && !hasMore && <Typography color="textSecondary">{nobody}</Typography>}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((person) => (
          <MinorRow key={person.id} person={person} />
        ))}
      </Stack>
      {hasMore && <Button onClick={showMore}>Mostrar mais</Button>}
    </Box>
  );
}

function MinorRow({ person }: { person: Profile }) {
  const [openDialog, setOpenDialog] = useState<'consent' | 'revocation' | null>(null);
  const name = useId();
  const isRecorded = person.guardianship === 'recorded';

  async function revoke(): Promise<void> {
    try {
      await call('record-guardian-consent', { userId: person.id, action: 'revoke' });
      toastSuccess('Consentimento retirado.');
    } catch (error) {
      console.error('The consent was not revoked', error);
      toastError('Erro', errorText(error));
    }
    setOpenDialog(null);
  }

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography id={name} sx={{ flexGrow: 1, fontWeight: 700, overflowWrap: 'anywhere' }}>
        {person.full_name}
      </Typography>
      {isRecorded ? (
        <Button color="inherit" aria-describedby={name} onClick={() => setOpenDialog('revocation')}>
          Retirar autorização
        </Button>
      ) : (
        <Button variant="outlined" aria-describedby={name} onClick={() => setOpenDialog('consent')}>
          Registrar consentimento do responsável
        </Button>
      )}
      {openDialog === 'consent' && (
        <GuardianDialog person={person} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'revocation' && (
        <ConfirmDialog
          title="Retirar autorização?"
          text={`O Mentor IA e as mensagens ao líder ficam fechados para ${person.full_name} até que o responsável autorize de novo.`}
          action="Retirar"
          onConfirm={revoke}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </Box>
  );
}

interface GuardianDialogProps {
  person: Profile;
  onClose: () => void;
}

/** Records which guardian consented, and when. */
export function GuardianDialog({ person, onClose }: GuardianDialogProps) {
  const [guardian, setGuardian] = useState('');
  const [day, setDay] = useState<string>(() => calendarDay(currentTime()));
  const [isTried, setTried] = useState(false);
  const { isBusy, refusal, submit } = useSubmission();
  const isNamed = cleanName(guardian).length >= NAME_MIN_LENGTH;
  const isIncomplete = !isNamed || !isDay(day);

  function save(): void {
    setTried(true);
    if (isIncomplete) return;
    void submit(async () => {
      await call('record-guardian-consent', {
        userId: person.id,
        action: 'record',
        guardianName: guardian,
        consentedOn: day,
      });
      toastSuccess('Consentimento registrado.');
      onClose();
    });
  }

  return (
    <AppDialog
      title="Registrar consentimento do responsável"
      onClose={onClose}
      form={{ onSubmit: save }}
      actions={<FormActions submit="Registrar" isBusy={isBusy} onCancel={onClose} />}
    >
      <Stack spacing={2}>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          Registre só depois de falar com a mãe, o pai ou o responsável legal por {person.full_name}
          . O registro fica no histórico da pessoa.
        </DialogContentText>
        {isTried && isIncomplete && (
          <Notice title="Erro de validação" text="Informe o nome do responsável e a data." />
        )}
        {refusal && <Notice title="O consentimento não foi registrado" text={refusal} />}
        <Field
          label="Nome do responsável"
          required
          problem={isTried && !isNamed ? 'Informe o nome do responsável.' : undefined}
          value={guardian}
          onChange={({ target }) => setGuardian(target.value)}
          autoFocus
          slotProps={{ input: { maxLength: 100 } }}
        />
        <DateField
          label="Data do consentimento"
          required
          problem={isTried && !isDay(day) ? 'Informe a data.' : undefined}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </Stack>
    </AppDialog>
  );
}
