import { Drawer } from '@mui/material';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { MentorContext } from './mentor-card';
import { earlierConversation, markUsed, newConversation } from './api';
import type { Conversation } from './api';
import { Chat } from './chat';
import { History } from './history';

export interface MentorDrawerProps {
  uid: string;
  context: MentorContext;
  open: boolean;
  onClose: () => void;
  /** The way to write to one's leader, for when that may be what helps. */
  leader: ReactNode;
}

const paper = {
  role: 'dialog',
  'aria-modal': true,
  'aria-labelledby': 'mentor-title',
  sx: {
    width: { xs: '100%', sm: 480 },
    height: '100dvh',
    bgcolor: 'background.default',
    backgroundImage: 'none',
  },
} as const;

/** The conversation with the mentor, over the screen's right side; all of a phone's. */
export function MentorDrawer({ open, onClose, ...props }: MentorDrawerProps) {
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper }}>
      <Opened {...props} onClose={onClose} />
    </Drawer>
  );
}

function Opened({ uid, context, onClose, leader }: Omit<MentorDrawerProps, 'open'>) {
  const begin = () => newConversation(uid, context.devotionalId);
  const [conversation, setConversation] = useState<Conversation>(begin);
  const [isHistory, setHistory] = useState(false);

  function show(next: Conversation): void {
    setConversation(next);
    setHistory(false);
  }

  if (isHistory) {
    return (
      <History
        uid={uid}
        current={conversation.id}
        onOpen={(id) => show(earlierConversation(id))}
        onErased={(id) => {
          markUsed(uid, id);
          if (id === conversation.id) setConversation(begin());
        }}
        onBack={() => setHistory(false)}
        onClose={onClose}
      />
    );
  }
  return (
    <Chat
      key={conversation.id}
      uid={uid}
      conversation={conversation}
      context={context}
      leader={leader}
      onHistory={() => setHistory(true)}
      onNew={() => show(begin())}
      onClose={onClose}
    />
  );
}
