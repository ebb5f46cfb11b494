import type { Notification } from '@raizes/domain/documents/notification';

/** What a sample person was told of a badge, and has seen. */
export function badgeNews(user_id: string, name: string, created_at: Date) {
  const news: Omit<Notification, 'id'> = {
    user_id,
    kind: 'badge',
    title: 'Nova conquista!',
    body: `Você ganhou a medalha “${name}”.`,
    url: '/dashboard',
    read: true,
    created_at,
  };
  return news;
}
