import { useReceived } from './api';
import { PanelList } from './panel-list';
import type { ListProps } from './panel-list';

interface Props extends ListProps {
  uid: string;
  status: 'read' | 'responded';
}

/** What a leader has opened, or answered; asked for when it is looked at. */
export function ReceivedList({ uid, status, ...list }: Props) {
  return <PanelList status={status} page={useReceived(uid, status)} {...list} />;
}
