import type { ActWords } from "../act-words.ts";

export const pt: ActWords = {
  things: {
    wake_up_call:
      "despertar | despertar*, acordar*, acordem, acordem nos, acorde nos, chamada de despertar, servico de despertar",
    packed_breakfast:
      "pequeno-almoço para levar | pequeno almoco para levar, cafe da manha para levar, lanche para levar, piquenique, marmita, farnel",
    breakfast_in_room:
      "pequeno-almoço no quarto | pequeno almoco no quarto, cafe da manha no quarto, cafe no quarto, pequeno almoco na cama, cafe na cama",
    late_check_out:
      "saída mais tarde | late check out, late checkout, check out mais tarde, checkout mais tarde, sair mais tarde, ficar no quarto, deixar o quarto mais tarde, quarto ate, saida mais tarde, saida tardia, check out tardio",
    early_check_in:
      "entrada antecipada | early check in, check in mais cedo, checkin mais cedo, entrar mais cedo, chegar mais cedo, quarto mais cedo, check in antecipado, entrada antecipada",
    booking_change:
      "alteração da reserva | mudar … reserva, alterar … reserva, mudar … data, alterar … data, alterar … datas, prolongar, estender, mais uma noite, noite extra, noite adicional, outra noite, adiar, antecipar, em vez de, mais uma pessoa, menos uma pessoa, acrescentar uma pessoa, remarcar",
    another_room:
      "outro quarto | outro quarto, mudar de quarto, trocar de quarto, troca de quarto, quarto mais calmo, quarto mais silencioso, quarto maior, quartos comunicantes | quarto com",
    extra_bed: "cama extra | cama extra, cama adicional, cama suplementar, mais uma cama | camas separadas",
    cot: "berço | berco*, cama de bebe, cama de grades",
    high_chair: "cadeira de bebé | cadeira de bebe, cadeirinha, cadeirao, cadeira alta",
    cake: "bolo | bolo* | velas",
    flowers:
      "flores | flores, rosas, ramo, buque, petalas, garrafa de espumante, garrafa de champanhe | decorar, decoracao",
    taxi: "táxi | taxi*, uber, bolt",
    transfer:
      "transfer | transfer*, transporte, buscar nos, nos buscar, vir buscar, ir buscar, irem buscar, apanhar nos, shuttle, traslado, motorista, levar nos",
    towels: "toalhas | toalha* | roupao, roupoes",
    pillow: "almofadas | almofada*, travesseiro*",
    blanket: "cobertores | cobertor*, manta*, edredao, edredom, edredoes",
    bed_linen: "lençóis | lencol, lencois, roupa de cama",
    luggage: "bagagem | bagage*, mala, malas, mochila*",
    room_cleaning:
      "limpeza do quarto | limpar o quarto, limpeza, limpar, limpem, arrumar o quarto, arrumacao, fazer o quarto, fazer a cama",
    room_service:
      "serviço de quartos | servico de quarto*, room service, jantar no quarto, comida no quarto, levar ao quarto",
    treatment: "massagem | massage* | tratamento*, spa, manicure, pedicure",
    bike: "bicicletas | bicicleta*, bike*, bicla*",
    boat: "barco | barco* | caiaque*, canoa*, gaivota*, paddle",
    lesson: "aula | aula, aulas, curso, escola de esqui, instrutor*",
    tour: "passeio | passeio*, excurs*, visita guiada, visita, tour | prova de vinhos, degustacao, caminhada, guia",
    tickets: "bilhetes | bilhete*, ingresso*, skipass, passe de esqui, passes de esqui",
    laundry: "lavandaria | lavandaria, lavanderia, lavar, roupa para lavar, passar a ferro, engomar",
    iron: "ferro de engomar | ferro de engomar, ferro de passar, tabua de passar, tabua de engomar",
    adapter: "adaptador | adaptador* | carregador*, cabo, extensao, benjamim",
    hairdryer: "secador | secador*",
    toiletries:
      "artigos de higiene | champo, shampoo, sabonete*, papel higienico, escova de dentes, pasta de dentes, gel de banho, lamina | chinelos, lencos, fraldas, capsulas",
    drinks:
      "bebidas | garrafa* de agua, agua com gas, garrafa de vinho | gelo, copos, tacas, chaleira, saca rolhas",
    heater: "aquecedor ou ventoinha | aquecedor*, ventoinha*, ventilador*",
    invoice: "fatura | fatura*, factura*, recibo*, nota fiscal, conta",
    parking_space:
      "lugar de estacionamento | lugar de estacionamento, lugar na garagem, lugar de garagem, vaga, estacionamento",
    doctor: "consulta médica | medico, medica, pediatra | dentista, veterinario",
    table: "mesa | mesa, mesas, mesinha, restaurante",
  },
  dining: "jantar, almoco, almocar, comer, menu de degustacao",
  wish: "queria, queriamos, quero, queremos, quereria, gostaria, gostava, gostariamos, gostavamos, preciso, precisamos, precisava, precisavamos, precisaria, precisariamos, desejo, desejamos, posso ter, podemos ter, poderia ter, poderiamos ter, podiamos ter, podia ter, da para ter, pode arranjar, podem arranjar, posso pedir, podemos pedir, podiamos pedir, podia pedir, posso reservar, podemos reservar, podiamos reservar, poderiamos reservar, da para reservar, da pra reservar, queria reservar, queria marcar, queriamos marcar, marcar, reservar uma, reservar um, faz favor um, falta nos, faltam nos, faltam, seria possivel ter, e possivel ter, seria possivel, agradecia, agradeciamos, solicito, peco, vamos querer, fico com, para reservar, tinham como, tem como me",
  serve:
    "pode trazer, podem trazer, podia trazer, podiam trazer, poderia trazer, poderiam trazer, pode me trazer, podem me trazer, podem nos trazer, podiam nos trazer, tragam, traga, traz me, trazer nos, trazer me, pode reservar, podem reservar, podia reservar, podiam reservar, poderia reservar, poderiam reservar, pode me reservar, podem nos reservar, reserve nos, reserve me, reservem, reserva me, reservar nos, reservar me, marca me, marquem, marque nos, pode marcar, podem marcar, podia marcar, podiam marcar, poderiam marcar, poderia marcar, pode chamar um, podem chamar um, podia chamar um, podiam chamar um, poderia chamar um, poderiam chamar um, chame um, chamem um, chamem nos, pode pedir, podem pedir, podiam pedir, podia pedir, pedir nos, pode mandar, podem mandar, podiam mandar, podia mandar, mandem, mande, manda subir, enviem, envie, pode enviar, podem enviar, alguem pode, alguem podia, alguem poderia, pode alguem, podia alguem, pode vir, podem vir, podiam vir, acordem nos, acorde nos, podem acordar*, podiam acordar*, pode acordar*, podem preparar, podiam preparar, pode preparar, podem deixar, podiam deixar, pode deixar, podem por, podiam por, pode por, pode colocar, podem colocar, podiam colocar, poderiam colocar, podem guardar, podiam guardar, pode guardar, podem mudar, podiam mudar, pode mudar, podem alterar, podiam alterar, pode alterar, poderiam alterar, podem acrescentar, podiam acrescentar, podem adicionar, podem organizar, podiam organizar, podem arranjar*, podiam arranjar*, pode arranjar*, arranjem*, arranja me, arranjam me, arranjam nos, arranjavam nos, arranjar nos, guardem nos, ponham, coloquem, preparem, deixem, levem, inscrevam, inscreva nos, arranjar*, trazem nos, trazem me, reservam nos, reservam me, marcam nos, chamam nos, chamam me, mandam nos, preparam nos, guardam nos",
  may: "posso, podemos, podia, podiamos, poderia, poderiamos, pode se, da para, da pra, e possivel, seria possivel, possivel, pode ser, ha hipotese, ha possibilidade, tem como, podem, pode, podiam",
  please: "por favor, porfavor, pf, pfv, se faz favor, sff, por gentileza, se possivel",
  asks: "que, qual, quais, onde, quando, como, quanto, quanta, quantos, quantas, quem, ha, tem, tem um, voces tem, existe, aceitam, aceita, oferecem, e gratis, esta incluido, esta incluida, esta aberto, esta aberta, estao abertos, custa, custam, preco, a que horas, ate que horas, ate quando, e preciso, preciso de reservar, precisa de reservar, paga se, devo, tenho de, tenho que, sabem, sabe se, recomend*, fica longe, fica perto, e o, e a, abre, fecha, pode se, fazem, servem, costumam, procuro, procuramos, estou a procura, em algum lugar, em algum sitio, posso levar, podemos levar, posso trazer, podemos trazer",
  knows:
    "saber, perguntar, uma pergunta, uma duda, uma duvida, informac*, dizer me, me dizer, dizer nos, diga me, explicar, recomend*, indicar, indica me, quanto, a que horas, e preciso, preciso de reservar, pagar, como funciona, tirar uma duvida",
  grievance:
    "nao funciona, nao funcionam, nao trabalha, nao esta a funcionar, nao liga, nao abre, nao fecha, avariad*, estragad*, partid*, quebrad*, entupid*, pinga, verte, a cair, esta sempre a cair, cai a toda, cai o tempo todo, sujo, suja, sujos, sujas, imund*, nojo, nojent*, porcaria, inaceitavel, vergonha, vergonhos*, desilus*, desilud*, decepcion*, dececion*, pessim*, horrivel, terrivel, lamentavel, mal educad*, malcriad*, grosseir*, rude, ignoram, cheira a, cheira mal, fede, mau cheiro, mofo, bolor, humidade, formigas, percevejos, ratos, sem agua quente, nao ha agua quente, nao tem agua quente, nao ha agua, nao tem agua, sem luz, nao ha luz, sem aquecimento, gelad*, congelad*, congelar, ninguem veio, nao veio ninguem, ninguem apareceu, nao apareceu ninguem, ninguem vem, ninguem atende, ninguem responde, ninguem nos, estamos a espera, estou a espera, continuamos a espera, a espera ha, esperando ha, estamos esperando, esperamos mais de, esperamos uma hora, ainda nao veio, ainda nao vieram, ainda nao chegou, ainda nao foi, ainda nao limparam, ate agora nada, ja pedi, ja pedimos, ja liguei, ja ligamos, nao dormimos, nao dormi, nao conseguimos dormir, nao consigo dormir, nao pregamos olho, nao preguei olho, nao da para dormir, barulho, barulhent*, barulheira, gritaria, musica alta, caes a ladrar, obras, berbequim, nao limparam, nao foi limpo, nao foi feito, por limpar, por fazer, nao e o que, nao era o que, nao e o quarto, quarto errado, pedido errado, tinhamos reservado, tinha reservado, cobraram duas vezes, cobrado duas vezes, cobraram a mais, cobraram em duplicado, roubo, cabelos, manchas, manchad*, insatisfeit*, nao estamos satisfeit*, nao estou satisfeit*, descontent*, nunca mais, queixa*, reclam*, veio frio, veio fria, estava frio, estava fria, chegou frio, esqueceram, cru, crua, intragavel, pelo que pagamos, pelo preco, assim nao da, nao e normal, nao pode ser, nao se admite, um absurdo, uma barata, baratas no, baratas na, a noite toda, toda a noite, a espera, a noite inteira",
  facility:
    "quarto, duche, chuveiro, casa de banho, banheiro, sanita, lavatorio, torneira, agua, aquecimento, radiador, ar condicionado, ac, wifi, internet, televisao, tv, comando, lampada, luz, porta, fechadura, chave, cartao, janela, frigorifico, minibar, cofre, cama, colchao, lencois, toalhas, piscina, elevador, comida, jantar, pequeno almoco, cafe, sopa, servico, empregado, empregada, pessoal, varanda, vizinhos, musica, estore, ralo",
  failing:
    "partido, fria, frio, suja, sujo, po, barulhentos, falta, faltam, atras*, lento, lentissimo, presa, encravada, encravado, morto, nao, cheira, minusculo, vazio, nada, desconfortavel, duro, demora, mau, ma, pessimo, pisca",
  thanks: "obrigad*, obg, agradec*, grat*, valeu, brigad*",
  compliment:
    "lind*, bonit*, maravilh*, fantastic*, incrivel, incriveis, espetacular*, espectacular*, otimo, otima, optim*, excelente*, perfeit*, delicios*, saboros*, adoramos, adorei, adoro, amei, amamos, encantad*, parabens, impecavel, impecaveis, simpatic*, atencios*, acolhed*, os melhores, o melhor, a melhor, um espanto, de morrer, de chorar por mais, chorar por mais, paraiso, wow, uau, que vista, que sitio, que lugar, top, cinco estrelas, nota dez, 5 estrelas, sensacional, delicia, fofo, fofa, queridos, felizes, ansios*, mal podemos esperar, voltaremos, sao demais, vamos voltar, voces sao",
  smallTalk:
    "como esta, como estao, tudo bem, tudo bom, como vai, bom dia, boa tarde, boa noite, ola, oi, boas, ate amanha, ate logo, ate ja, ate breve, ate a proxima, adeus, tchau, abraco*, beijinhos, beijos, cumprimentos, igualmente, feliz natal, bom natal, bom ano, feliz ano, boas festas, bom fim de semana, bom descanso, durmam bem, haha*, kkk*, nao faz mal, sem problema, nao se preocupe*, que dia, que nascer do sol, que por do sol, que tempo, ja em casa, chegamos a casa, continuacao, bom domingo, bom dia a todos, boa semana, boa viagem, bom trabalho, boas ferias, bom apetite, bom sabado",
  telling:
    "so para avisar, para avisar, so para informar, so para saberem, so avisar, aviso que, informo que, a proposito, ja agora, para vossa informacao, estamos, estou, somos, sou, seremos, vamos ser, chegamos, chegaremos, chego, chegarei, vamos, vou, saimos, voltamos, regressamos, temos, tenho, levamos, trazemos, viajamos, acabamos de, acabei de, aterramos, aterrei, a minha mulher, o meu marido, minha mulher, meu marido, minha esposa, meu filho, minha filha, o meu filho, a minha filha, minha mae, meu pai, a minha mae, o meu pai, o meu namorado, a minha namorada, minha sogra, meu sogro, nosso filho, nossa filha, nosso cao, nosso voo, o nosso voo, o nosso comboio, os miudos, as criancas, o voo, o comboio, um de nos, atras*, atrasad*, transito, engarrafamento, a caminho, faz anos, e o aniversario, e o nosso aniversario, e vegetarian*, e vegan*, e celiac*, esta gravida, comemoramos, chamo me, nao jantamos, afinal, viajo com, viajamos com, viajo, estamos ai",
  yesNo:
    "sim, claro, nao, ok, okay, certo, perfeito, combinado, pode ser, esta bem, ta bem, ta bom, esta bom, esta otimo, otimo, com certeza, exato, exatamente, correto, confirmo, confirmado, confirmamos, de acordo, avance, avancem, podem avancar, pode avancar, siga, bora, fechado, feito, serve, por nos tudo bem, por mim tudo bem, nao obrigado, nao obrigada, sim obrigado, sim obrigada, sim por favor, nao e preciso, nao precisa, deixe estar, deixem estar, deixa estar, melhor nao, muito caro, nenhum, nenhuma, talvez, sem problema, beleza, marque, marquem, reserve, quero sim, queremos sim, isso mesmo, isso",
  choice:
    "o primeiro, a primeira, o segundo, a segunda, o terceiro, a terceira, melhor, preferimos, prefiro, preferia, o outro, a outra, os dois, as duas, ambos, tanto faz, qualquer, mais tarde, mais cedo, e meia, antes, ficamos com, fico com",
  optOut:
    "parem de … escrever*, parem de … enviar*, parem de … mandar*, parem … mensagens, pare de … enviar*, pare de … mandar*, pare de … escrever*, nao me escrev*, nao me envi*, nao me mand*, nao me contact*, nao quero … mensagens, nao quero receber, nao enviem mais, nao mandem mais, chega de mensagens, mais mensagens nao, removam me, remova me, retirem me, apaguem o meu, cancelar subscricao, cancelar a subscricao, deixem me em paz",
  person:
    "falar com alguem, falar com uma, falar com um, falar com a rececao, falar com a recepcao, falar com o, falar com a, pessoa real, pessoa de verdade, pessoa a serio, ser humano, um humano, de carne e osso, alguem da equipa, alguem da rececao, alguem da recepcao, alguem do hotel, um funcionario, um atendente, passe me, passem me, liguem me, ligue me, me liguem, me ligar, podem ligar me, podem me ligar, um responsavel, nao um robo, nao com um robo, nao uma maquina, falar com gente, atendimento humano, com o gerente, com o diretor, com o responsavel",
  today: "hoje, esta noite, esta tarde, esta manha, agora, logo a noite, hoje a noite",
  tomorrow: "amanha",
  dayAfter: "depois de amanha",
  morning: "da manha, de manha, manha, madrugada, cedo",
  evening: "noite, tarde, da noite, da tarde, a noite, jantar",
  noon: "meio dia",
  days: "domingo, segunda, terca, quarta, quinta, sexta, sabado",
  months:
    "janeiro, fevereiro, marco, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro",
  numbers: "um uma, dois duas, tres, quatro, cinco, seis, sete, oito, nove, dez, onze, doze",
  people: "pessoas, pessoa, pess, adultos, criancas, lugares, pax",
  countAfter: "para, p, pra, de, somos, seremos",
  room: "quarto, qto, quarto numero, quarto n, no, para o, ao, apartamento, suite",
  at: "as, a, pelas, ate as, das, para as, por volta das, antes das",
  hours: "horas, h, hora",
  says: {
    passedOn: "Passei o seu pedido à equipa: {what}. Vão confirmar-lhe.",
    passedOnUnknown: "Passei o seu pedido à equipa.",
    people: "{count} pessoas",
    room: "quarto {room}",
    thanks: "De nada, com todo o gosto!",
    compliment: "Muito obrigado, ficamos muito felizes!",
    smallTalk: "Obrigado, tudo de bom!",
  },
};
