import type { MentorTopic } from './topic';

/** Topics on how people see and treat themselves. */
export const innerLife: readonly MentorTopic[] = [
  {
    id: 'raiva',
    title: 'raiva',
    keywords:
      'raiv*, irad*, ira, ódio, odei*, explod*, descontrol*, paciência curta, pavio curto, irrit*, grito, gritei, briguei, vingança, me vingar, vingar, revolt*, indignad*, furios*, estour*, temperamento, domínio próprio',
    tone: 'struggle',
    references: [
      ['Efésios 4.26-27', 'irar-se sem pecar e não deixar a ira passar da noite'],
      ['Tiago 1.19-20', 'pronto para ouvir, devagar para falar e para se irar'],
      ['Provérbios 15.1', 'a resposta mansa que apaga o fogo'],
    ],
    paragraph: [
      'A raiva é um alarme: avisa que algo que você valoriza foi tocado.',
      'Ela não é sempre pecado, mas é um péssimo motorista; quando assume o volante, costuma atropelar quem amamos.',
      'A sabedoria bíblica põe um intervalo entre o que se sente e o que se faz: ouvir primeiro, falar depois.',
      'O domínio próprio é fruto do Espírito, e fruto cresce devagar, regado todo dia.',
    ],
    deeper: [
      'Quando a poeira baixar, pergunte: o que foi ferido aqui, o meu senso de justiça ou o meu orgulho?',
      'A resposta mostra se é hora de conversar com alguém, de pedir perdão ou de entregar a causa a Deus, que julga com justiça.',
    ],
    practice:
      'Combine consigo uma pausa: ao sentir o calor subir, respire dez vezes e ore “Senhor, guarda a minha boca” antes de responder. Se já feriu alguém, peça perdão hoje.',
    prayer:
      'Senhor, tu és tardio em irar-te. Acalma o que ferve dentro de mim, mostra o que está ferido e dá-me palavras que curem. Amém.',
  },
  {
    id: 'inveja',
    title: 'inveja e ciúme',
    keywords:
      'invej*, cobiç*, ciúme*, ciument*, cobiçar, queria ter o que ele tem, todo mundo consegue menos eu, sucesso dos outros',
    tone: 'struggle',
    references: [
      ['Provérbios 14.30', 'o coração em paz dá vida, a inveja corrói por dentro'],
      ['Salmo 73', 'um homem de fé que invejou e reencontrou o que realmente tem'],
      ['Tiago 3.13-18', 'a sabedoria que não compete e semeia paz'],
    ],
    paragraph: [
      'A inveja dói porque transforma a alegria do outro em acusação contra nós.',
      'Ela quase sempre esconde um desejo legítimo: ser visto, ter estabilidade, ser amado.',
      'O Salmo 73 é de alguém que quase caiu de tanto comparar e só se levantou quando levou tudo isso para a presença de Deus.',
      'Lá ele percebeu que o bem mais precioso não era o que faltava, e sim Aquele que nunca o soltou.',
    ],
    deeper: [
      'Experimente abençoar em oração justamente quem você inveja; é difícil na primeira vez e libertador na décima.',
      'No ciúme de quem amamos, troque a vigilância pela conversa: dizer “tenho medo de perder você” aproxima; controlar afasta.',
    ],
    practice:
      'Diga hoje uma palavra sincera de parabéns a alguém cuja conquista incomodou você e agradeça a Deus por três coisas que já estão na sua vida.',
    prayer:
      'Senhor, cura o meu olhar. Ensina-me a celebrar o bem dos outros e a descansar no cuidado que tens por mim. Amém.',
  },
  {
    id: 'comparacao',
    title: 'comparação e redes sociais',
    keywords:
      'compar*, redes sociais, rede social, instagram, tiktok, curtidas, likes, seguidores, vida perfeita, celular, vício em celular, tela, telas, rolando o feed, feed, whatsapp, stories',
    tone: 'struggle',
    references: [
      ['Gálatas 6.4-5', 'cada um examina o próprio caminho, sem se medir pelo outro'],
      ['João 21.20-22', 'Pedro pergunta pelo outro e Jesus responde: quanto a você, siga-me'],
      ['Salmo 131', 'a alma sossegada, que não corre atrás do que é grande demais'],
    ],
    paragraph: [
      'Nas redes a gente compara os bastidores da própria vida com o palco dos outros, e perde sempre.',
      'Pedro também olhou para o lado e quis saber do caminho de João; Jesus, com carinho, o trouxe de volta ao próprio chamado.',
      'Deus não está fazendo a mesma obra em duas pessoas, por isso a vida alheia é uma régua que não serve em você.',
      'O seu valor foi dito na cruz e não muda com o número de curtidas.',
    ],
    deeper: [
      'Observe como você sai de cada aplicativo: mais grato ou mais amargo? A resposta diz o que precisa diminuir.',
      'Um horário sem tela, de manhã ou antes de dormir, costuma abrir o espaço onde a oração cabe.',
    ],
    practice:
      'Hoje, deixe o celular em outro cômodo durante uma refeição e nos primeiros vinte minutos do dia. Use esse tempo para falar com Deus e com quem está à mesa.',
    prayer:
      'Senhor, tira os meus olhos da vida dos outros e firma-os em ti. Mostra-me o caminho que preparaste para mim e dá-me contentamento. Amém.',
  },
  {
    id: 'autoestima',
    title: 'autoestima e identidade em Cristo',
    keywords:
      'autoestima, auto estima, identidade, quem eu sou, meu valor, não tenho valor, inútil, incapaz, fracassad*, fracasso, não sou bom o suficiente, não sou boa o suficiente, complexo, inferior*, me acho fei*, aparência, corpo, feia, feio, gord*, me odeio, não gosto de mim, amor próprio, insignificante',
    tone: 'pain',
    references: [
      ['Salmo 139.13-18', 'formado por Deus com cuidado, conhecido por inteiro'],
      ['1 João 3.1', 'o amor do Pai, que nos chama de filhos'],
      ['Efésios 2.10', 'obra das mãos de Deus, feita para o bem'],
    ],
    paragraph: [
      'Muita gente aprendeu a se ver pelos olhos de quem a feriu; o evangelho oferece outro espelho.',
      'Antes de você produzir qualquer coisa, Deus já tinha decidido chamar você de filho, de filha.',
      'O seu valor não se mede por aparência, notas, salário ou aprovação: foi medido pelo que Jesus entregou por você.',
      'Aprender a se enxergar assim leva tempo, porque mentiras repetidas por anos se desfazem com verdades repetidas com paciência.',
    ],
    deeper: [
      'Preste atenção ao que você diz a si mesmo quando erra; se não diria isso a um amigo, não diga a você.',
      'Identidade em Cristo não é pensar que se é melhor que os outros: é não precisar mais provar nada para ser amado.',
    ],
    practice:
      'Escreva uma frase dura que você costuma repetir sobre si e, embaixo, o que Deus diz em Efésios 2.10. Leia a segunda em voz alta hoje, de manhã e à noite.',
    prayer:
      'Pai, ajuda-me a me ver como tu me vês. Que a tua voz fale mais alto do que as palavras que me feriram. Obrigado por me chamares de teu. Amém.',
  },
  {
    id: 'cansaco',
    title: 'cansaço e esgotamento',
    keywords:
      'cansa*, exaust*, esgota*, burnout, sobrecarreg*, sem forças, sem energia, não aguento mais, não dou conta, rotina pesada, correria, trabalho demais, fadiga, estafa, no limite',
    tone: 'pain',
    references: [
      ['Mateus 11.28-30', 'o convite de Jesus aos cansados e o seu jugo leve'],
      ['Marcos 6.30-32', 'Jesus chama os discípulos para descansar à parte'],
      ['Isaías 40.28-31', 'quem espera no Senhor tem as forças renovadas'],
    ],
    paragraph: [
      'Cansaço não é fraqueza espiritual; até Jesus dormiu no barco e se sentou cansado à beira do poço.',
      'Deus nos fez com limites, e respeitá-los é um jeito de dizer “tu és Deus, eu não sou”.',
      'Quando os discípulos voltaram cheios de tarefas, Jesus não pediu mais uma: chamou-os para um lugar tranquilo.',
      'Às vezes a coisa mais espiritual que você pode fazer hoje é dormir, dizer um não e deixar algo para amanhã.',
    ],
    deeper: [
      'Pergunte-se o que é peso dado por Deus e o que é peso que você aceitou para agradar, por culpa ou por medo de decepcionar.',
      'Descanso verdadeiro tem três partes: parar, receber (sono, sol, gente, Palavra) e confiar que o mundo continua nas mãos de Deus.',
    ],
    practice:
      'Escolha uma tarefa de hoje para adiar ou pedir ajuda e vá para a cama trinta minutos mais cedo, entregando a Deus o que ficou por fazer.',
    prayer:
      'Senhor Jesus, venho a ti com o meu cansaço. Ensina-me a soltar o que não me deste para carregar e renova as minhas forças. Amém.',
    help: 'Se o esgotamento não passa com descanso, ou vem com sintomas no corpo, procure um médico: pode ser burnout, e tem tratamento.',
  },
  {
    id: 'insonia',
    title: 'sono e insônia',
    keywords:
      'insônia, sono, dormir, não consigo dormir, noite em claro, acordo de madrugada, madrugada, pesadelo*, deitar, travesseiro, demoro a pegar no sono',
    tone: 'pain',
    references: [
      ['Salmo 4.8', 'deitar e dormir em paz, porque Deus guarda'],
      ['Salmo 127.1-2', 'o sono como presente de Deus aos seus amados'],
      ['Salmo 63.6-8', 'lembrar de Deus nas horas acordadas da noite'],
    ],
    paragraph: [
      'A noite aumenta tudo: as preocupações ficam maiores quando a casa fica em silêncio.',
      'O sono é um pequeno ato de confiança, em que você larga o controle por algumas horas e Deus continua acordado.',
      'Se a madrugada chegar com você de olhos abertos, não precisa brigar com ela; converse com Deus, devagar, sem pressa de acabar.',
      'Cuidar do corpo também conta: horário regular, quarto escuro e tela longe ajudam a alma a desacelerar.',
    ],
    deeper: [
      'Um costume antigo é rever o dia com Deus: agradecer uma coisa, pedir perdão por outra e entregar a de amanhã.',
      'Deixe papel e caneta por perto: anotar a preocupação tira dela a urgência de ser pensada à noite inteira.',
    ],
    practice:
      'Hoje, desligue as telas quarenta minutos antes de deitar, leia o Salmo 4 devagar e respire fundo repetindo: “em paz me deito, Senhor, em ti confio”.',
    prayer:
      'Senhor, tu não dormes e cuidas de mim. Entrego a ti este dia e o de amanhã. Sossega os meus pensamentos e dá-me um sono reparador. Amém.',
    help: 'Se a insônia dura semanas, fale com um médico: ela pode ter causas que se tratam.',
  },
];
