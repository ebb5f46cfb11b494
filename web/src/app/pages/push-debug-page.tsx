import { PushDebugScreen } from '@/features/push/debug/push-debug-screen';

export function Page() {
  return <PushDebugScreen />;
}
