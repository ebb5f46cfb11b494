import { useBibleVideos } from '@/features/videos/api';
import { VideosScreen } from '@/features/videos/videos-screen';

export function Page() {
  return <VideosScreen videos={useBibleVideos()} />;
}
