import { CalendarScreen } from '@/features/content-calendar/calendar-screen';

export function Page() {
  return <CalendarScreen />;
}
