import { Drawer } from '@mui/material';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useUnconfirmedEmail } from '@/lib/confirm-email';
import type { MentorContext } from './mentor-card';
import { markConversationUsed, newConversation, pastConversation } from './api';
import type { Conversation } from './api';
import { Chat } from './chat';
import { GeminiQuestion, useGeminiQuestion } from './gemini-question';
import { History } from './history';

export interface MentorDrawerProps {
  uid: string;
  context: MentorContext;
  /** Whether a guardian's consent is missing. */
  isGuarded: boolean;
  open: boolean;
  onClose: () => void;
  /** A button to write to the leader, offered in a crisis. */
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

/** The mentor's dialog, at the right edge; full-screen on a phone. */
export function MentorDrawer({ open, onClose, ...props }: MentorDrawerProps) {
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper }}>
      <MentorScreens {...props} onClose={onClose} />
    </Drawer>
  );
}

function MentorScreens({
  uid,
  context,
  isGuarded,
  onClose,
  leader,
}: Omit<MentorDrawerProps, 'open'>) {
  const create = () => newConversation(uid, context.devotionalId);
  const address = useOpenConversation();
  const isUnconfirmed = useUnconfirmedEmail() !== null;
  const gemini = useGeminiQuestion(uid, address.id === null && !isGuarded && !isUnconfirmed);
  const [conversation, setConversation] = useState<Conversation>(() =>
    address.id ? pastConversation(address.id) : create(),
  );
  const [showsHistory, setShowsHistory] = useState(false);

  function show(next: Conversation): void {
    setConversation(next);
    setShowsHistory(false);
  }

  function startNew(): void {
    address.remember(null);
    show(create());
  }

  if (showsHistory) {
    return (
      <History
        uid={uid}
        current={conversation.id}
        onOpen={(id) => show(pastConversation(id))}
        onDeleted={(id) => {
          markConversationUsed(uid, id);
          if (id !== conversation.id) return;
          address.remember(null);
          setConversation(create());
        }}
        onBack={() => setShowsHistory(false)}
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
      isGuarded={isGuarded}
      leader={leader}
      question={gemini.isAsked && <GeminiQuestion uid={uid} onAnswered={gemini.close} />}
      onHistory={() => setShowsHistory(true)}
      onNew={startNew}
      onUsed={() => address.remember(conversation.id)}
      onClose={onClose}
    />
  );
}

/** `?mentor=open` opens the mentor with a new conversation, `?mentor=ID` with that one. */
const PARAM = 'mentor';
const NEW = 'open';
const conversationId = /^[\w-]{1,64}$/;

/** Keeps the open conversation in the address, so that a reload shows it again, above all the help in a crisis. */
function useOpenConversation() {
  const [query, setQuery] = useSearchParams();
  const state: unknown = useLocation().state;
  const named = query.get(PARAM);

  return {
    /** The conversation to open; null for a new one. */
    id: named !== null && named !== NEW && conversationId.test(named) ? named : null,
    /** Replaces the history entry, so that Back closes the mentor. A no-op after the mentor is closed. */
    remember(id: string | null): void {
      const next = id ?? NEW;
      if (named === null || named === next) return;
      const search = new URLSearchParams(query);
      search.set(PARAM, next);
      setQuery(search, { replace: true, state });
    },
  };
}
