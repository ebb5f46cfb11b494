import type { Lexicon } from './crisis-rule';

/** Ideas of which danger is made, each by the words that name it. One alone says little; see `crisis-net.ts`. */
export const concepts: Lexicon = {
  // Life and its end
  SELF: 'me|eu|venho|sinto|encontro me|meu|minha|meus|minhas|comigo|estou|sou|tenho|quero|queria|vou|fui|fiquei|ando|consigo|vejo|gostaria|a gente',
  WANT: 'quero|queria|quis|querendo|vontade*|desej*|gostaria|prefiro|preferia|prefer*|tomara|quem dera|torc*|torç*|peço|pedindo|pedi|rezo|rezando|oro para|orando para|imploro|implorando|pensando|penso|pensei|pensamento*|ideia*|plano*|planej*|cogit*|consider*|contempl*|decidi*|resolvi|resolveu|coragem|pront*|podia|poderia|pudesse|devia|seria|era melhor|melhor|alívio|favor|espero|esperando|doid* para|louc* para|caçando|procurando|método*|jeito de|forma de|maneira de|sonho em|só falta|falta eu',
  DIE: 'morrer|morro|morra|morresse|morrendo|morto logo|morta logo|estar mort*|morte|minha hora|suicid*|falec*|partir|partida|parti|partisse|caixão|túmulo|cova|sono eterno|descanso eterno|dormir para sempre|outro lado|dessa para melhor|desta para melhor|bater as botas|beleléu|me matar|me mato|desencarnar|me acabar|tirar a vida|tirar minha vida|própria vida|termo à|pela minha mão|por minha conta|por minha própria|não acord*|não amanhec*|não levantar|atentar contra|exterm*|ir de arrasta',
  VANISH:
    'apagasse|apague|sumir|sumo|sumisse|desaparec*|apagar|me desligar|desistir|desisto|ir embora|indo embora|ir daqui|sair daqui|acabar|acabo|acabasse|encerrar|terminar|fim|cabo|descansar|fechar os olhos|dormir|ir de vez|largar tudo',
  EVER: 'para sempre|de vez|daqui|mundo|dessa vida|desta vida|da vida|minha vida|minha existência|comigo|com tudo|acabou|o serviço|e pronto|de tudo|logo|hoje à noite|essa noite|esta noite|sofrimento|sofrer|dor|com isso|nunca mais|ninguém|em paz|mapa|terra|voltar|raça',
  LIFE: 'viver|vivo|vive|vida|existir|existência|existindo|existo|respirar|respirando|neste mundo|nesse mundo|desse mundo|este mundo|estar aqui|estar mais|ficar aqui|mais aqui|continuar|prosseguir|seguir adiante|seguir em frente|ir em frente|acordar|amanhecer|levantar da cama|levantar mais|nascid*|futuro|amanhã|mais um dia|nem um dia|outro dia|lutar',
  AGAINST:
    'não seguir|não continuar|não prosseguir|não viver|não existir|deixar de|parar de|para de|não quero|não queria|não vejo|não tenho mais|não teho|não aguento|não suporto|não consigo mais|não faz|não há|não vale|não merec*|não sinto|cansei|cansad*|sem vontade|sem motivo|sem razão|sem sentido|sem graça|sem forças|perdi o|perdi a|perdi toda|desisti*|chega|para que|porque|nunca mais|prefiro não|preferia não|melhor não|melhor se|era melhor|tanto faz|enjoei|odeio|detesto|fart*|não deveria|não devia|nem devia|não era para|nem era para',
  NOTHERE:
    'sobrando no mundo|sobro no mundo|na próxima eu consigo|da próxima vez eu consigo|já tentei duas|já tentei três|já tentei várias|se não fosse pecado|alta dessa vida|meu último culto|um abraço para todos|desistir da vida|não estar mais por aqui|não estar mais aqui|não estar aqui|não estar viv*|não estiver viv*|não ver o sol|sem gente como eu|sem alguém como eu|único motivo|nenhum motivo|nem motivo|não resta nada|não me resta|não me sobrou nada|já era para mim|já era para me|não tem mais volta|deus errou|fui um erro|sou um erro|nasci errad*|me arrependo de ter nascido|não nasci para|nem para morrer|mais morto que vivo|mais morta que viva|valho mais mort*|vale mais mort*|minha única saída|única saída é|única saída que|não vejo saída|abatida até a morte|triste até a morte|descanso que não|dói menos|será que dói|doer menos|sem sentir dor|jeito mais rápido|pegue uma doença|pegar uma doença|ter um infarto|ao lado dele no cemitério|ao lado dela no cemitério|junto dele no cemitério|último ano|última semana|último aniversário|não quer fazer|não vou fazer # anos|não chego aos|não passo des*|contando os dias',
  WORTHLESS:
    'minha existência incomoda|sou covarde|fardo|estorvo|só dou trabalho|dar trabalho para|não sirvo|serventia|inútil|não presto|não valho|sem mim|sem me|minha falta|falta de mim|ninguém liga|ninguém ia ligar|ninguém ia sentir|ninguém se importa|ninguém notaria|não faço falta|não faria falta|não faz diferença|não faria diferença|ter nascido|só atrapalho|atrapalho|desperdício|peso para|precisa de mim|precisa de me|me odeio|nojo de mim|nojo de me|me detesto',
  GOD: 'deus|senhor|jesus|pai|cristo|espírito santo|céu|anjo*',
  TAKE: 'me lev*|me busc*|vem busc*|vir busc*|me recolh*|me tir*|tir* minha|me chame|me chama logo|me chamar logo|me chamasse|me levado|me mat*|ter morrido|me deix* morrer|me deix* ir|me lib*|lev* minha vida|acab* com minha vida|me poup*',
  HEAVEN:
    'morar com|morar no céu|ir para o céu|for para o céu|fosse para o céu|vou para o céu|estar com cristo|estar com jesus|estar com deus|encontrar jesus|encontrar com jesus|encontrar deus|me encontrar com|encontrar meu|encontrar minha|ir ter com|para junto d*|casa do pai|no céu|para a glória|até ele|eternidade|no paraíso',
  SOON: 'logo|agora|hoje|já|adiant*|antes|acab*|sofr*|não aguento|não dá mais|aqui não|apress*|antecip*|essa semana|esta semana|essa noite|de uma vez|nessa terra|eu mesm*|por minha conta|ansios*',
  HELL: 'inferno|perdoa|perdoaria|perdão|pecado|condenad*|salv*|céu',
  OWNEND:
    'suicid*|desistir de viver|própria vida|minha vida|se mata|se matar|me matar|se matou|por minha conta|morrer por minha|me jogar|me enforcar',
  BLIND:
    'acidente|doença|câncer|covid|infarto|raio|batida|queda|cirurgia|tiro|bala perdida|assalto|tumor|enchente|coma|parto',
  DEADINSIDE:
    'alma já morreu|alma morreu|mort* por dentro|morri por dentro|só o corpo|só existo|vivo por viver|já morri|já estou mort*|acabou para mim|acabou para me|não sobrou nada de mim|não sobrou nada de me',
  RELIEF:
    'resolve*|alívio|aliviaria|melhor para|para todos|de todos|todo mundo|minha família|descans*|favor|paz|fim do sofrimento|solução|saída|única|único|bem-vinda|não tenho medo',
  // Goodbyes
  FAREWELL:
    'me perdoa mãe|me perdoa pai|me perdoem|me desculpem|desculpa por tudo|perdão por tudo|falei tchau|dei tchau|tchau para tod*|abracei todo mundo|me despedi|despedindo|despedida|se despediu|adeus|bilhete|escrevi as cartas|escrevi cartas|escrevi uma carta para cada|as cartas|carta para minha família|carta para meus pais|as senhas|minhas senhas|deixei tudo|cuidem|cuida do meu|cuida da minha|cuidem do|quando lerem|quando vocês lerem|quando você ler|vocês entendem|vão entender|vocês saberão|última noite|última mensagem|última conversa|último dia|não vou estar|não vou mais estar|não estarei|não vou existir|testamento|doei minhas|dei minhas coisas|doei tudo|apaguei minhas redes|apaguei tudo|arrumei minhas coisas|contas pagas|paguei todas|paguei tudo|deixei o seguro|seguro de vida|quando eu não estiver|quando eu partir|se eu não voltar|sentirem minha falta',
  LAST: 'não volta|não voltou|mundo|amanhã|hoje|noite|paz|família|coragem|ir|fui|tudo|todos|mãe|cachorro*|gat*|filhos|seguro|pronto|pronta|entend*|voltar|sumiu|respond*|atende|chorando|estranh*|alguém|quando|falta',
  // Means
  PILLS:
    'remedi*|remédio*|comprimid*|calmante*|rivotril|clonazepam|diazepam|alprazolam|zolpidem|fluoxetina|sertralina|amitriptilina|lexotan|gardenal|quetiapina|insulina|paracetamol|dipirona|antidepressivo*|cartela*|tarja preta|medicação|medicament*|gotas|opioide|morfina|pílula*',
  MANY: 'todos|tudo|todas|monte|caixa|caixas|cartela*|cartela inteira|inteir*|vidro|frasco|punhado|muitos|muitas|#|a mais|demais|além|dobro|de uma vez|quantos|quantas|na mão|nas mãos|na minha frente|olhando|junt*|guard*|escond*|vazi*|propósito|cachaça|vodka|vodca|bebida|álcool|vinho|cerveja|pinga',
  POISON:
    'veneno|chumbinho|soda cáustica|água sanitária|raticida|formicida|agrotóxico|inseticida|querosene|metanol|desinfetante|candida|thinner|ácido|cloro|naftalina|pesticida|detergente|solvente',
  SWALLOW:
    'tom*|engol*|inger*|beb*|comi|comeu|mistur*|us*|vontade*|mão|comprei|quero|queria|vou|guard*|peguei|tenho',
  EDGE: 'rua|carro|moto|estrada|volante|ponte|viaduto|telhado|prédio|sacada|janela|terraço|laje|cobertura|trilho*|trem|metrô|passarela|carreta|caminhão|poste|muro|rio|mar|poço|barragem|penhasco|precipício|abismo|torre|caixa da|caixa dagua|andar|varanda|avenida|pista|br|ônibus',
  FALL: 'me jog*|jogasse|jogar|jogo|joguei|pul*|salt*|me atir*|me lanç*|me tac*|subi|beira|beirada|ponta|parapeito|olhando|olho|na frente|de propósito|propósito|sem olhar|atravess*|acelerar|soltar o volante|me peg*|me acert*|me atropel*|desço pela|descer pela',
  WEAPON:
    'arma|armas|revolver|pistola|espingarda|gatilho|bala|faca|facão|navalha|canivete|corda|forca|laço|lençol|viga|gilete*|lâmina*|estilete*|punhal|fuzil',
  HOLD: 'comprei|comprar|comprou|peguei|pegou|pegar|amarrei|amarrar|amarrou|prendi|preparei|escondi*|guardei|achei|encontrei|na mão|nas mãos|no pulso|na cabeça|na boca|no pescoço|na garganta|na viga|no teto|olhando para|encost*|apont*|debaixo|gaveta|armário|mochila|quarto|procurei|pesquisei|passo|passei|passar|carreg*|em cima da mesa|do meu lado|do meu pai|separei|deixei',
  // Others in danger
  PERSON:
    'amig*|irmão|irmã|irmãs|filho|filha|mãe|pai|colega|namorad*|prima|primo|alun*|vizinh*|sobrinh*|avô|avó|vó|vô|tia|tio|cunhad*|marido|esposa|esposo|mulher|menina|menino|jovem|moça|rapaz|net*|ex|adolescente|uma pessoa|alguém da|nora|genro|sogr*|compadre|crush',
  SAID: 'fala*|disse|diz|dizendo|fal*|cont*|post*|mand*|escrev*|ameaç*|confess*|anda*|quer|quis|tent*|prometeu|jur*|vive|decidiu|deixou|está|parou',
  GONE: 'sumiu|não responde|não atende|não acorda|não respira|desacordad*|desmaiad*|mole|caíd*|inconsciente|não reage|desligou|trancou|se trancou|internad*',
  WOUNDS:
    'marcas|marca|corte|cortes|cortad*|cicatriz*|feridas|ferimento*|roxos|roxo|hematoma*|arranhões|arranhad*|machucad*|sangue|sangrando|queimadur*|mordida*|vergões',
  HIDE: 'escond*|moletom|manga*|casaco|blusa|ninguém v*|não ver|não vejam|não veja|não viu|disfarç*|inventei|inventa|mentir|menti|maquiagem|falei que caí|disse que caiu|foi o gato|braço*|perna*|coxa*|barriga|pulso*|pulsos|costas|pescoço|calcinha|corpo',
  // Hurting oneself
  SELFHARM:
    'me cort*|se cort*|me arranh*|me fur*|me queim*|queimo meu|queimo minha|corto meu|corto minha|corto meus|cortes|bato minha|bato em mim|bato em me|soco em mim|soco em me|me soco|me bato|me belisc*|me machuc*|me fer*|me fir*|me mutil*|arranco meu|arranco minha|arranco os|forço o vômito|provoco vômito|vomito escondid*|vomito tudo|vomito depois|paro de comer|parei de comer|deixo de comer|passo fome|sentir dor|me castig*|me puno|me punir|gilete na|lâmina na|faca na|estilete na',
  HABIT:
    'escondid*|quando|toda vez|sempre|meses|semana*|voltei|ontem|hoje|ano|raiva|triste|nervos*|dor|sangr*|alivi*|sentir algo|acalm*|calm*|culpa|mereço|propósito|escola|banheiro|pequenos|parar|ninguém|vontade|já',
  VOICE: 'voz|vozes|demônio*|espírito*|algo dentro|uma coisa dentro',
  BIDS: 'mand* eu|mandando|mandam|manda|diz* para|fica* falando|falando para|fala* para|orden*|pedem|pede para|sussurr*',
  // Violence at home, abuse
  KIN: 'ele|ela|eles|dele|dela|marido|esposo|esposa|mulher|namorad*|companheir*|conjuge|noiv*|ex|pai|mãe|padrasto|madrasta|irmão|irmã|filho|filha|tio|tia|avô|avó|cunhado|genro|neto|primo|cuidador*|babá|sogr*|patrão|patroa|parceir*|ficante|boy|homem|cara|vizinho|professora|creche|monitora',
  BLOWS:
    'bate|batem|bater|bateu|bateram|batendo|batia|apanh*|soc*|murro*|tapa*|chut*|empurr*|enforc*|estrangul*|esgan*|arrast*|arremess*|esmurr*|espanc*|agred*|agrid*|agress*|queimou|queima|quebrou me*|quebr* meu|quebr* minha|amarr*|tranc*|belisc*|sacud*|cusp*|puxou|puxa|puxão|jogou|joga em|joga tudo|me joga|aperta meu|apertou meu|aperta o meu|mordeu|morde|surr*|porrad*|cintada*|cinto|chicot*|paulada*|facada|esfaque*|pontapé*|tortur*|violent*|arrebent*|maltrat*|machuca|machucou|machucando|machucava|quebra a minha|castig*',
  THREAT:
    'me amea*|ameaç*|mata|matar|me mata|me matar|vai matar|acabar comigo|sumir comigo|me picar|faca|arma|revolver|tiro|me persegu*|persegu*|me seg*|me esper*|me vigi*|descobriu onde|me prende|pega minha|pega meu|pega o meu|some com|botou a gente para fora|escuta tudo|encostou na parede|tira meus filhos|tirar meus filhos|tirar as crianças|invad*|arromb*|esmurr*|rond*',
  VICTIM:
    'bebê*|me|mim|comigo|meu|minha|mãe|crianças|filhos|filha|filho|nela|nele|na gente|nós|bebê|irmãos|esposa|mulher|grávida|avó|sobrinh*',
  ACHE: 'dói|doendo|quebr*|inch*|rox*|desloc*|trinc*|sangr*|fratur*',
  BODYPART: 'costela*|braço*|olho*|nariz|rosto|boca|dente*|perna*|costas|pescoço|cabeça',
  DEPRIVE:
    'não me deixa comer|não me dá comida|fico sem comer de castigo|sem comida|durmo no chão|dormi na rua|ajoelhar no milho|joelho no milho|me põe de castigo no escuro|me bota para fora',
  SECRET:
    'não contar|não conte|não conta para|não contasse|não falar para|não fala para|não falasse|nosso segredo|segredinho|fica entre nós|não pode saber',
  ASK: 'encontr*|mandou|pediu|pede|disse para|quer me|fal* para eu|foto*|presente*|tenho %|calça|cama|corpo|quarto',
  FEAR: 'medo|pavor|terror|fug*|escap*|escondid*|escondo|me tranco|me escondo|tremendo|temo|receio|pânico|socorro|vergonha',
  TOUCH:
    'toc*|mex*|pass* a mão|passou a mão|passa a mão|mão|mãos|alis*|apalp*|acarici*|agarr*|encox*|bolin*|esfreg*|beij*|abus*|colo|abraç* por trás|encost*|pega em|pegou em|pegar em|me pega|me segura|me segurou|entrou no|entrar no|entra no|deitou|deita|deitar|obrig*|forç*|à força|mostr*|pelad*|sem roupa|nu|nua|pornô|pornograf*|me olha*|me filma*|me espi*',
  TOUCHED:
    'eu tirar a roupa|me despir|abaixou a calça|abaixou minha calça|tirou a calça|tirando minha|me tocando|me alisando|entra no banho comigo|entrou no banho comigo|tirou minha roupa|abaixou a roupa|tocou em mim|tocou em me|me tocou|toca em mim|toca em me|me toca|mexeu comigo|mexe comigo|pegou em mim|pegou em me|encostou em mim|encostou em me|passou a mão|dedo nel*|mão nel*|em cima del*|tocar nele|me agarr*|me beijou|me alis*|me apalp*|em cima de mim|em cima de me',
  INTIMATE:
    'partes|peito*|seio*|bunda|coxa*|perna|genit*|pênis|vagina|calcinha|cueca|sutiã|roupa|corpo|cama|quarto|banheiro|banho|vestiário|colo|boca|à força|sexo|relação|relações|transar|camisinha|intim*|segredo|não conta*|nunca falei|nunca contei|não quero|não queria|dizendo que não|disse que não|dormindo|bêbad*|dopad*|nosso segredo|gabinete|depósito',
  PREDATOR:
    'padrasto|tio|avô|vô|primo|irmão|cunhado|vizinho|professor|treinador|pastor|padre|líder|chefe|patrão|homem|cara|amigo do|pai|obreiro|médico|motorista|catequista|desconhecido|ele|marido|namorado|ex|colega|moço|instrutor|massagista',
  NUDE: 'nude*|foto sem roupa|fotos sem roupa|foto pelad*|fotos pelad*|foto íntima|fotos íntimas|foto do meu corpo|meus nudes|vídeo íntimo|foto de calcinha|minhas fotos|meu vídeo|ligar a câmera|mandar foto*|mande foto*|mando foto*|mandei foto*|gostosa|gostosinha',
  COERCE:
    'senão|ameaç*|espalh*|vaz*|post*|chantag*|internet|homem|cara|professor|escola|tenho %|aos %|% anos|minha mãe|dinheiro|conta para|contar para|pediu|pede|quer que|me mand*',
  CHILDHOOD:
    'criança|pequen*|menor|tenho %|tinha %|aos %|% anos|infância|filha|filho|filhinh*|net*|sobrinh*|enteada|enteado|menin*|irmãzinha|aluna|meu filho|minha filha',
  // Harm to others
  BABY: 'bebê|recém nascid*|meu filho|minha filha|nenê|neném|criança|meus filhos',
  URGE: 'medo de|vontade de|não confio em|impulso|penso em|pensei em|quase|perder o controle',
  HARM: 'jogar|joguei|jogasse|sufocar|sufoquei|machucar|machuquei|sacudir|sacudi|matar|bater|afogar|largar|esganar|ferir|furar|atirar|acertar as contas|minhas contas|me vingar|vingança|fazer justiça|acabar com ele|acabar com ela|acabar com aquele|esfaquear|botar fogo|queimar',
};
