import { ClockNotice } from '@/ui/clock-notice';
import { ConfirmEmail } from '@/ui/confirm-email';

/** Notices that few people need, in a separate chunk. @param clockOffset see `ClockNotice` */
export function Notices({ clockOffset }: { clockOffset: number }) {
  return (
    <>
      {clockOffset !== 0 && <ClockNotice offset={clockOffset} />}
      <ConfirmEmail />
    </>
  );
}
