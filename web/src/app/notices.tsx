import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useUnconfirmedEmail, watchConfirmation } from '@/lib/confirm-email';
import { pendingClaim } from '@/lib/pending-claim';
import { pendingInvitation } from '@/lib/pending-invitation';
import { useStoredText } from '@/lib/storage';
import { ConfirmEmail } from '@/ui/confirm-email';
import { RowLink } from '@/ui/row-link';

interface Props {
  /** See `ClockNotice`. */
  clockOffset: number;
  /** Whether a guardian's consent is missing. */
  isGuarded: boolean;
}

const FOR_MINORS =
  'Para escrever ao seu líder e conversar com o mentor faltam duas coisas: confirmar o seu e-mail e a autorização do seu responsável, que fala com a igreja.';

const FOR_INVITED =
  'O convite para servir como líder ou pastor espera só por isto: o cargo passa a ser seu quando você confirmar o e-mail.';

const FOR_FIRST_ADMIN =
  'A administração da igreja espera só por isto: depois de confirmar, volte ao link de administração que você recebeu.';

/** Notices that few people need, in a separate chunk. */
export function Notices({ clockOffset, isGuarded }: Props) {
  return (
    <>
      {clockOffset !== 0 && <ClockNotice offset={clockOffset} />}
      <EmailLine isGuarded={isGuarded} />
    </>
  );
}

/** One line about an unconfirmed e-mail; a tap opens the whole notice in its place. */
function EmailLine({ isGuarded }: { isGuarded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const email = useUnconfirmedEmail();
  const isShown = email !== null && !isOpen;
  useStoredText(pendingInvitation.key);
  const isInvited = email !== null && pendingInvitation.awaitsEmail(email);
  const isClaiming = email !== null && pendingClaim.address() !== null;
  const purpose = purposeFor({ isGuarded, isClaiming, isInvited });
  useEffect(() => (isShown ? watchConfirmation() : undefined), [isShown]);
  if (isOpen) return <ConfirmEmail {...(purpose && { purpose })} />;
  if (!isShown) return null;
  return (
    <Box sx={line}>
      <RowLink
        icon={MailIcon}
        title="Confirme o seu e-mail"
        {...(isInvited && { text: 'o cargo do seu convite espera por isto' })}
        {...(isClaiming && { text: 'a administração da igreja espera por isto' })}
        onClick={() => setOpen(true)}
      />
    </Box>
  );
}

function purposeFor(who: { isGuarded: boolean; isClaiming: boolean; isInvited: boolean }) {
  if (who.isClaiming) return FOR_FIRST_ADMIN;
  if (who.isGuarded) return FOR_MINORS;
  return who.isInvited ? FOR_INVITED : undefined;
}

const line = { '&& > button': { height: 'auto', minHeight: 48, py: 0.5 } } as const;

/** Warns that this device's clock is wrong. @param offset the correction to add to the clock, in milliseconds */
function ClockNotice({ offset }: { offset: number }) {
  return (
    <Typography
      role="status"
      sx={{
        mb: 3,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'color-mix(in srgb, var(--mui-palette-warning-main) 14%, transparent)',
      }}
    >
      {describeClockError(offset)}
    </Typography>
  );
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** `O relógio deste aparelho está 1 dia e 2 horas atrasado.` Minutes are left out from one day up. */
export function describeClockError(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const parts =
    minutes < DAY
      ? [count(Math.floor(minutes / HOUR), 'hora'), count(minutes % HOUR, 'minuto')]
      : inDays(Math.round(minutes / HOUR));
  const size = parts.filter((part) => part !== '').join(' e ');
  return `O relógio deste aparelho está ${size} ${offset < 0 ? 'adiantado' : 'atrasado'}.`;
}

const inDays = (hours: number) => [count(Math.floor(hours / 24), 'dia'), count(hours % 24, 'hora')];

const count = (number: number, unit: string) =>
  number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`;
