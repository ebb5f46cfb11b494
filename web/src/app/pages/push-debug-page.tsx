import { PushDebugScreen } from '@/features/push/push-debug';

export function Page() {
  return <PushDebugScreen />;
}
