import { optionalComponent } from '@/ui/lazy';

/** The switch for pushes, which few people touch. */
export const PushToggle = optionalComponent(() =>
  import('@/features/push/push-toggle').then((module) => module.PushToggle),
);
