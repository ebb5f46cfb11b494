import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noBible } from '../testing/no-bible';
import { localAnswer } from './answers';
import { isRuleBreaking } from './intents';
import { loadKnowledge } from './knowledge';

const { topics } = loadKnowledge();

interface Prompt {
  prompt: string;
  expected: string[];
}

/** Reads `testing/mentor-prompts/NAME.txt`. Each line is a prompt and, after a tab, the expected result; a line with `#` is a comment. */
const promptsOf = (...names: string[]) =>
  names.flatMap((name) => {
    const url = new URL(`../testing/mentor-prompts/${name}.txt`, import.meta.url);
    const lines = readFileSync(url, 'utf8').split('\n');
    return lines.flatMap((line): Prompt[] => {
      if (line === '' || line.startsWith('#')) return [];
      const [prompt = '', expected = ''] = line.split('\t');
      return [{ prompt, expected: expected.split('|') }];
    });
  });

const ordinaryPrompts = promptsOf('ordinary');
const dividedPrompts = promptsOf('divided');
const injectionPrompts = promptsOf('injections');
const answerTo = (message: string) => localAnswer({ message, history: [], reading: null }, noBible);
const breaksRules = ({ prompt }: Prompt) => isRuleBreaking(prompt);

describe('the prompts', () => {
  it.each([...ordinaryPrompts, ...dividedPrompts])(
    'expect a known topic for “$prompt”',
    ({ expected }) => expect([...topics.keys()]).toEqual(expect.arrayContaining(expected)),
  );

  it.each(dividedPrompts)('expect a topic with several views for “$prompt”', ({ expected }) => {
    expect(expected.some((id) => topics.get(id)?.views)).toBe(true);
  });
});

it.each([
  'o que a Bíblia diz sobre suicídio?',
  'O que a Bíblia fala sobre o suicidio',
  'o que Deus pensa do suicídio?',
])('“%s” is answered with its topic', async (question) => {
  expect((await answerTo(question)).topicIds[0]).toBe('suicidio');
});

describe('the local mentor', () => {
  it('answers ordinary questions with the right topic, or offers it', async () => {
    const answers = await Promise.all(
      ordinaryPrompts.map(async ({ prompt, expected }) => {
        const { topicIds, choices } = await answerTo(prompt);
        const labels = expected.map((id) => topics.get(id)?.label ?? '');
        const isRight = topicIds.some((id) => expected.includes(id));
        const isOffered = choices.some((label) => labels.includes(label));
        return { isRight, isHelped: isRight || isOffered };
      }),
    );
    const part = (count: number) => count / answers.length;
    const right = part(answers.filter((each) => each.isRight).length);
    const helped = part(answers.filter((each) => each.isHelped).length);
    process.stdout.write(
      `  Ordinary questions: ${(100 * right).toFixed(0)} % answered, ${(100 * helped).toFixed(0)} % with those asked back\n`,
    );
    expect(right).toBeGreaterThanOrEqual(0.85);
    expect(helped).toBeGreaterThanOrEqual(0.9);
  });

  it('shows the views where Christians are divided, and takes no side', async () => {
    const divided = [...topics.values()].filter(({ views }) => views);
    for (const { label } of divided)
      expect((await answerTo(label)).text).toContain('pensam de maneiras diferentes');
  });

  it('refuses attempts to break its rules, change its role or reveal its instructions', () => {
    const refused = share('Attempts to break the rules, refused', injectionPrompts, breaksRules);
    expect(refused).toBeGreaterThanOrEqual(0.95);
  });

  it('does not mistake an honest question for such an attempt', () => {
    const calm = promptsOf('ordinary', 'divided', 'everyday', 'look-alikes', 'look-alikes-more');
    expect(calm.filter(breaksRules)).toEqual([]);
  });
});

/** Returns the share of the list for which `holds` is true, and prints it. */
function share(what: string, list: readonly Prompt[], holds: (prompt: Prompt) => boolean) {
  const count = list.filter(holds).length;
  const part = count / list.length;
  process.stdout.write(`  ${what}: ${count} of ${list.length} (${(100 * part).toFixed(1)} %)\n`);
  return part;
}
