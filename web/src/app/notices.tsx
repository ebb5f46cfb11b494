import { ClockNotice } from '@/ui/clock-notice';
import { ConfirmEmail } from '@/ui/confirm-email';

/** What the dashboard has to say to few people. @param clockOffset see `ClockNotice` */
export function Notices({ clockOffset }: { clockOffset: number }) {
  return (
    <>
      {clockOffset !== 0 && <ClockNotice offset={clockOffset} />}
      <ConfirmEmail />
    </>
  );
}
