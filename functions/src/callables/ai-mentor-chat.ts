import '../app';
import { onCallGenkit } from 'firebase-functions/https';
import { defineSecret } from 'firebase-functions/params';
import { lazyFlow } from '../flows/lazy-flow';
import { signedIn } from '../lib/signed-in';

// The emulator would ask the cloud for the secret's value; there, as anywhere, a variable of this name does too.
const secrets = process.env.FUNCTIONS_EMULATOR === 'true' ? [] : [defineSecret('GEMINI_API_KEY')];

/** {conversationId, message, devotionalContext, requestId?} → {response, source, crisis?}; streams the answer's words */
export const aiMentorChat = onCallGenkit(
  { authPolicy: signedIn, memory: '512MiB', secrets },
  lazyFlow(
    'ai-mentor-chat',
    'Escreva uma mensagem de até 2.000 caracteres.',
    async () => (await import('../flows/ai-mentor-chat')).aiMentorChat,
  ),
);
