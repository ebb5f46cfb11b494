import { createSearcher } from './searcher';
import type { SearchRequest } from './searcher';

const search = createSearcher((answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => search(data));
