import { discipleName } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { Menu, MenuItem, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '@/lib/errors';
import { toastDone, toastError, toastSuccess } from '@/lib/toast';
import { archiveMessage, setMuted, useMute } from './api';
import type { MenuProps } from '@/ui/more-menu';

interface PanelMenuProps extends MenuProps {
  onArchived: () => void;
  onDeviceNotices: () => void;
}

/** What is outside the tabs. */
export function PanelMenu({ anchor, onClose, onArchived, onDeviceNotices }: PanelMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} onClick={onClose}>
      <MenuItem onClick={onArchived}>Arquivadas</MenuItem>
      <MenuItem component={Link} to="/invitations">
        Convites
      </MenuItem>
      <MenuItem onClick={onDeviceNotices}>Avisos neste aparelho</MenuItem>
    </Menu>
  );
}

interface Props extends MenuProps {
  /** The leader. */
  uid: string;
  message: PastorMessage;
  /** Called after the message was archived or restored. */
  onArchiveChange: () => void;
}

/** A leader's actions on a message and its author, who does not learn of them. */
export function MessageMenu({ uid, message, anchor, onClose, onArchiveChange }: Props) {
  const { id, user_id, archived_at } = message;

  async function archive(): Promise<void> {
    await archiveMessage(id, true);
    toastDone('Mensagem arquivada', 'Ela está em Arquivadas, no menu do painel.', {
      label: 'Desfazer',
      run: () => attempt(unarchive()),
    });
  }

  async function unarchive(): Promise<void> {
    await archiveMessage(id, false);
    toastSuccess('Mensagem de volta às listas');
  }

  return (
    <Menu open anchorEl={anchor} onClose={onClose} onClick={onClose}>
      <ExplainedItem
        label={archived_at ? 'Desarquivar' : 'Arquivar'}
        text={
          archived_at
            ? 'Volta à lista em que estava'
            : 'Sai das listas e não conta mais; fica em Arquivadas'
        }
        onClick={() => attempt((archived_at ? unarchive() : archive()).then(onArchiveChange))}
      />
      {user_id !== ERASED_PERSON && (
        <MuteItem uid={uid} personId={user_id} name={discipleName(message)} />
      )}
    </Menu>
  );
}

interface MuteItemProps {
  uid: string;
  personId: string;
  name: string;
}

/** Mounted only while the menu is open, so that a closed menu reads no mute. */
function MuteItem({ uid, personId, name }: MuteItemProps) {
  const mute = useMute(uid, personId);
  const isMuted = mute.state === 'ready' || mute.state === 'malformed';

  async function toggle(): Promise<void> {
    await setMuted(uid, personId, !isMuted);
    if (isMuted)
      toastSuccess('Avisos ativados', `As mensagens de ${name} voltam a chegar com aviso.`);
    else toastSuccess('Avisos silenciados', `As mensagens de ${name} chegam sem aviso.`);
  }

  return (
    <ExplainedItem
      label={isMuted ? `Voltar a receber avisos de ${name}` : `Silenciar ${name}`}
      text={
        isMuted
          ? 'As próximas mensagens chegam com aviso'
          : 'As mensagens continuam chegando, só que sem aviso'
      }
      disabled={mute.state === 'loading'}
      onClick={() => attempt(toggle())}
    />
  );
}

interface ItemProps {
  label: string;
  /** What the action does. */
  text: string;
  disabled?: boolean;
  onClick: () => void;
}

function ExplainedItem({ label, text, disabled = false, onClick }: ItemProps) {
  const id = useId();
  return (
    <MenuItem
      disabled={disabled}
      onClick={onClick}
      aria-label={label}
      aria-describedby={id}
      sx={{ maxWidth: 340, display: 'block', whiteSpace: 'normal' }}
    >
      {label}
      <Typography id={id} variant="body2" color="textSecondary">
        {text}
      </Typography>
    </MenuItem>
  );
}

function attempt(work: Promise<void>): void {
  work.catch((error: unknown) => {
    console.warn('The change was refused', error);
    toastError('Erro', errorText(error));
  });
}
