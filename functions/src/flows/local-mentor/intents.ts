import { plainWords } from '@raizes/domain/plain-words';

type SmallTalk = { said: RegExp; answer: string };

/** The whole message is no more than this. On plain words. */
const wholeMessages: readonly SmallTalk[] = [
  {
    said: /^(e )?(oi+e?|ola+|opa|hey|hello|bom dia|boa tarde|boa noite|a? ?paz( do senhor| de cristo| de deus)?|gra[cs]a e paz|eae|e ai)( (oi|tudo bem|tudo bom|mentor|amigo|irmao|pastor|bom dia|boa tarde|boa noite|como vai|como voce esta|com voce))*$/,
    answer:
      'Olá! Que bom ter você aqui. Sobre o que você gostaria de conversar hoje: algo que pesa no coração, uma dúvida de fé, ou o que você leu na Palavra?',
  },
  {
    said: /^((muito |mt )?(obrigad[oa]|brigad[oa]|valeu|agradecid[oa]|gratidao|grat[oa])|amem|gloria a deus|aleluia|deus (te|lhe) (abencoe|pague)|que deus (te|lhe|o|a) abencoe)( (muito|demais|mesmo|por tudo|pela ajuda|pelas? palavras?|mentor|amem|obrigad[oa]|voce|de coracao|e|me ajudou|ajudou))*$/,
    answer:
      'Fico feliz de caminhar um pouco com você. Que o Senhor firme as suas raízes e guarde o seu dia. Quando quiser conversar de novo, é só chamar.',
  },
  {
    said: /^(tchau|ate (logo|mais|amanha|breve)|fui|boa noite e ate amanha|vou dormir|fica com deus|fique com deus)( .{0,20})?$/,
    answer: 'Até logo! Vá em paz, e que o Senhor acompanhe os seus passos.',
  },
  {
    said: /^(ok|ta bom|esta bom|esta bem|certo|entendi|legal|show|beleza|que bom|que lindo|verdade|faz sentido|hum+|ah+)( (obrigad[oa]|valeu|entendi|mentor|amem))*$/,
    answer:
      'Que bom. Se quiser, posso ir mais fundo nesse assunto, sugerir uma leitura ou orar com você. É só dizer.',
  },
  {
    said: /(quem|o que|oq) (e|eh) (voce|vc)$|^(voce )?(e|eh) (um |uma )?(robo|ia|inteligencia artificial|humano|pessoa( de verdade)?|pastor|gente)( mesmo| de verdade)?$|^voce e real$|com quem (eu )?(estou falando|falo)|como voce funciona|o que voce (faz|sabe fazer|pode fazer)/,
    answer:
      'Sou o mentor virtual do Raízes: um programa, não uma pessoa. Respondo a partir de um conteúdo preparado sobre a vida cristã e indico onde ler na Bíblia. Posso errar e não substituo a sua igreja, o seu líder nem um profissional de saúde. Sobre o que vamos conversar?',
  },
];

/** The answer to a message that is only a greeting, thanks or the like. */
export function smallTalk(message: string): string | null {
  const plain = plainWords(message).join(' ');
  if (plain.length > 90) return null;
  return wholeMessages.find(({ said }) => said.test(plain))?.answer ?? null;
}
