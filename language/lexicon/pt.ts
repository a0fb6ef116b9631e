import type { WordList } from "./concepts.ts";

export const pt: WordList = {
  check_in:
    "check in, checkin, chegada*, chegar, hora de entrada, dar entrada, registo, horario de entrada, entrar no quarto, quarto pronto, fazer o check in, entrada no hotel, quando podemos entrar, podemos entrar, posso entrar, podemos chegar, posso chegar, fazer check in, levantar a chave, pegar a chave, entrada no quarto, quarto fica pronto, receber as chaves, quando podemos chegar, entrega das chaves, levantar as chaves, recolher as chaves, entrar em casa, entrar no apartamento",
  early_check_in:
    "check in antecipado, chegar mais cedo, early check in, entrada antecipada, check in mais cedo, entrar mais cedo, chegada antecipada, chegar antes, chegar cedo, entrar antes, early checkin, chegamos cedo, quarto mais cedo, quarto antes, quarto de manhã",
  late_check_in:
    "check in tardio, chegar tarde, chegada tardia, chegar depois da meia noite, check in tarde, chegar de madrugada, chegar mais tarde, chegar apos a meia noite, chegamos tarde, chegar a noite, chegamos de madrugada, vamos chegar tarde, self check in, chegar muito tarde, porta à noite, voltar tarde, chegar tarde da noite, abrem a porta à noite, chegamos depois da meia noite, ficar na rua, ficamos do lado de fora",
  check_out:
    "check out, checkout, saida, hora de saida, partida, deixar o quarto, desocupar, horario de saida, liberar o quarto, sair do quarto, deixar o alojamento, entregar o quarto, quarto pode ser deixado, sair do alojamento, temos de sair, temos que sair, tenho que sair, tenho de sair, entregar a chave, devolver a chave, desocupar o quarto, fechar a conta, libertar o quarto, quando temos de sair, a que horas temos de sair, que horas tenho que sair, que horas temos que sair, até que horas podemos ficar no quarto, ir embora, ate que horas podemos ficar, deve ser desocupado, deixar livre, desocupado, deixar a casa, devolver as chaves, entregar as chaves",
  late_check_out:
    "check out tardio, late check out, saida tardia, sair mais tarde, check out mais tarde, ficar no quarto ate mais tarde, late checkout, deixar o quarto mais tarde, checkout mais tarde, ficar no quarto ate, ficar mais tempo no quarto, sair depois, estender o check out, saida mais tarde, ficar no quarto até, dormir até mais tarde, ficar até mais tarde no quarto, entregar o quarto mais tarde, desocupar mais tarde, ficar um pouco mais, ficar mais um pouco",
  reception:
    "rececao*, recepcao*, balcao, porteiro da noite, recepcionista*, alguém à noite, alguém na receção, recepção, receção",
  key: "chave*, chaves, cartao do quarto, cartao chave, trancado fora, perda da chave, perda das chaves, perder a chave, perder as chaves, perdi a chave, perdi as chaves, deixar as chaves, devolver as chaves, copia da chave, molho de chaves",
  access_code:
    "codigo da porta, codigo de acesso, codigo de entrada, codigo do portao, caixa de chaves, senha da porta, cofre de chaves, caixa das chaves, fechadura eletronica, fechadura inteligente, cadeado, como entramos, como se entra",
  id_document:
    "passaporte*, documento*, bilhete de identidade, identidade, cartao de cidadao, identificacao, carteira de motorista, carta de conducao, documento de identidade, documento de identificacao, documentos, registo de hospedes, boletim de alojamento, rg",
  occupancy:
    "quantas pessoas, quantos hospedes, numero de pessoas, numero de hospedes, capacidade, lotacao, maximo de pessoas, numero maximo, quantos podemos, ocupacao, mais uma pessoa, quantos cabem, contam como",
  minimum_age:
    "idade minima, quantos anos, menor de idade, menores, limite de idade, idade, sem os pais, sem pais, maior de idade, tem 17, sozinha no quarto, sem adulto, maiores de idade, que idade, desacompanhad*, 18 anos, grupos de jovens",
  booking:
    "reserva, reservas, numero da reserva, disponibilidade, quarto disponivel, tem vaga, ha vagas, quartos disponiveis, quarto livre, confirmacao da reserva, estadia minima, minimo de noites, apenas uma noite, so uma noite, noites minimo",
  cancellation: "cancel*, anular*, desmarcar, desistir, se não pudermos ir, se não formos, voltar atrás",
  change_of_booking:
    "alterar a reserva, mudar a reserva, alterar a minha reserva, mudar as datas, alterar as datas, modificar a reserva, mudar minha reserva, alterar minha reserva, remarcar",
  deposit:
    "caucao*, deposito*, sinal, pagamento antecipado, pre pagamento, bloquear dinheiro, reter dinheiro, caução, bloqueio no cartão, bloqueiam dinheiro, cativam dinheiro, cativar um valor, caucoes, devolver a caucao, devolucao da caucao, adiantamento, garantia",
  payment:
    "pagar, pagamento*, cartao de credito, cartao, cartoes, dinheiro, visa, mastercard, multibanco, pix, mbway, paypal, formas de pagamento, cheque*, transferencia bancaria, numerario, pagar com cartao, mb way, american express, amex, apple pay, google pay, pagar em dinheiro, pagar no cartao, parcelar, maquininha, debito, transferencia, só dinheiro, acertar a conta, multibanco para pagar, pagar com cartão, acertar contas, notas de, em dinheiro, pagar na chegada, pagar a chegada, pagar adiantado, pagar antecipadamente, meios de pagamento, cheque",
  city_tax:
    "taxa turistica, imposto turistico, taxa de turismo, taxa municipal, taxa de cidade, imposto*, taxa da cidade, imposto turístico, taxa da câmara, taxa local",
  invoice:
    "fatura*, recibo*, factura*, iva, nota fiscal, nif, cnpj, comprovante, em nome da empresa, em nome da minha empresa, com contribuinte, número de contribuinte, para a empresa",
  refund: "reembols*, devolucao*, dinheiro de volta, estorno*",
  extra_night:
    "noite extra, noite adicional, mais uma noite, prolongar, estender, ficar mais uma noite, outra noite, ficar mais tempo, ficar mais um dia, mais um dia, estender a estadia, prolongar a estadia, mais uma diaria",
  room_upgrade:
    "upgrade*, quarto melhor, quarto superior, quarto maior, lado do lago, quarto virado para o lago, suplemento vista, vista para o lago",
  discount: "desconto*, codigo promocional, promocao*, promocoes, oferta*, cupom*",
  gift_voucher: "vale presente, cartao presente, cheque oferta, vale oferta, voucher*",
  group: "grupo, grupos",
  guest_card:
    "cartao de hospede, cartao do hospede, cartao turistico, cartao de visitante, guest card, city card, city pass, cartao da cidade, passe turistico, cartao da regiao",
  opening_season:
    "encerramento anual, fecho anual, fecham no inverno, fechado no inverno, encerrado no inverno, encerram no inverno, reabr*, reabertura*, voltam a abrir, aberto o ano todo, aberto todo o ano, abrem no inverno, abertos no inverno, inicio da temporada, fim da temporada, epoca de abertura, ferias coletivas, encerrado para ferias, fechado para ferias, meses estao abertos, recesso",
  luggage:
    "bagag*, mala, malas, mochila*, guardar as malas, guarda volumes, deposito de bagagem, guardar a bagagem, bolsas, deixar as malas, guardar malas, deixar a bagagem, deixar as coisas, mochilas, deixar as mochilas, depósito de malas",
  lost_property:
    "perdidos e achados, achados e perdidos, esqueci*, perdi, objetos perdidos, esquecido, esquecemos, esqueci me, esqueci no quarto, deixei no quarto, deixei aí, encontraram o meu, enviar para casa, deixei ficar, guardam as coisas, objetos esquecidos",
  room_types:
    "tipo de quarto, tipos de quartos, quarto duplo, quarto individual, suite*, apartament*, quarto triplo, quartos comunicantes, quarto de casal, tipos de quarto, metros quadrados, tamanho do quarto, quão grande",
  family_room: "quarto familiar, quartos familiares, quarto quadruplo, quarto de familia, quarto para quatro",
  view: "vista, vistas, panoram*, vista para o lago, vista mar",
  bed: "cama, camas, cama de casal, camas separadas, king size, colchao*, cama dupla, camas de solteiro, beliche*",
  extra_bed:
    "cama extra, cama adicional, camas extra, sofa cama, cama suplementar, outra cama, camas extras, cama dobravel, mais uma cama, acrescentar uma cama, colocar uma cama, cama a mais, bicama, colchao extra, pôr outra cama, três no quarto, colchão extra, colocar outra cama, terceira cama, dormir três",
  cot: "berco*, bercos, cama de bebe, cama para bebe, cama de grades, bercinho, caminha de bebe, grade de cama, berço, cama para o bebé, caminha",
  bedding:
    "almofada*, travesseiro*, cobertor*, lencol, lencois, edredom*, edredao, roupa de cama, manta, fronha*, fazer as camas, camas feitas, tirar os lencois, desfazer as camas, edredoes, mantas, saco cama, saco de dormir, levar lencois, trazer lencois",
  towels: "toalha*, toalhas de praia, toalhas de banho, panos de cozinha, roupa de banho",
  pool_towels:
    "toalha de praia, toalha de piscina, toalhas para a piscina, toalhas para piscina, toalhas para a praia, toalha da piscina, toalhas na piscina",
  toiletries:
    "champo*, xampu*, shampoo, sabonete*, gel de banho, escova de dentes, pasta de dentes, artigos de higiene, papel higienico, produtos de higiene, condicionador, barbear, amaciador, kit dental",
  bathrobe: "roupao, roupoes, chinelo*, pantufa*, robe",
  bathroom:
    "casa de banho, banheiro*, wc, casa de banho privativa, banheiro privativo, sanita*, casas de banho, lavabo*, vaso sanitario, privada",
  bathtub: "banheira*",
  shower: "duche*, chuveiro*, ducha*",
  hot_water:
    "agua quente, esquentador, termoacumulador, aquecedor de agua, boiler, sem agua quente, cilindro de agua",
  hairdryer: "secador*, secador de cabelo, secar o cabelo, chapinha",
  iron: "ferro de engomar, ferro de passar, passar a ferro, tabua de passar, passar roupa, engomar, passar uma camisa, amarrotad*",
  safe: "cofre*, objetos de valor, objetos valiosos, caixa forte, cacifo*, joias, guardar à chave, trancar o computador, valores no quarto",
  minibar:
    "minibar*, frigobar*, mini bar, manter no frio, guardar no frio, geladeira no quarto, frigobar, pôr no frigorífico, manter fresco",
  fridge: "frigorific*, geladeira*, congelador*, frigobar, freezer",
  medicine_fridge:
    "insulina*, guardar medicamentos, medicamentos no frigorifico, remedio na geladeira, medicamentos na geladeira, refrigerar medicamentos, refrigerar remedio, conservar medicamentos, medicamento refrigerado, medicacao no frio, medicacao no frigorifico, guardar insulina",
  kettle:
    "chaleira*, cha, cha no quarto, ferver agua, jarra eletrica, aquecer agua, agua quente para o cha, fazer chá, fazer um chá, aquecer água, água quente para",
  coffee:
    "cafe, maquina de cafe, cafeteira*, expresso, nespresso, capuccino*, cappuccino*, fazer um café, fazer café, cafezinho, máquina de café, cafeteira",
  kitchen:
    "cozinha*, cozinhar, kitchenette, microondas, micro ondas, fogao*, forno, copa, maquina de lavar louca, panelas, talheres, placa de inducao, cooktop, lavar a louca, louca, loica, lavar a loica, maquina de lavar loica, tachos, frigideira*, torradeira, copos, utensilios, fritar, pratos sujos",
  water:
    "agua potavel, agua da torneira, garrafa de agua, agua mineral, garrafas de agua, beber agua da torneira, filtro de agua, bebedouro, galao",
  tv: "tv, televisao*, televisor*, canais, ver o jogo, assistir o jogo, controle remoto, comando da televisao, tele, televis*, ver um filme",
  streaming: "netflix, streaming, chromecast, youtube, disney, ver séries, nossa conta, globoplay",
  phone: "telefone no quarto, telefonar, telefone do quarto",
  desk: "secretaria, escrivaninha*, mesa de trabalho, espaco de trabalho, coworking, trabalhar",
  power_socket:
    "tomada*, adaptador*, carregador*, ficha eletrica, voltagem*, carregar o telemovel, carregar o celular, carregar celular, usb, extensao, benjamim, carregar o telemóvel, que tomadas, as tomadas, minha tomada, tomada brasileira, tomada inglesa, extensao eletrica, extensoes, ficha tripla, regua de tomadas",
  air_conditioning:
    "ar condicionado, climatiza*, ventilador*, ventoinha*, ar, calor no quarto, ar no quarto, arrefecer o quarto, refrescar o quarto",
  heating:
    "aqueciment*, aquecedor*, aquecid*, calefacao, frio no quarto, aquecimento*, radiador*, termostato, salamandra, lareira a lenha",
  balcony: "varanda*, sacada*",
  terrace: "terraco*, esplanada*, rooftop",
  noise:
    "barulh*, ruido*, silencios*, insonoriza*, tampoes para os ouvidos, sossegad*, isolamento acustico, tranquil*, tampoes",
  quiet_hours:
    "horas de silencio, horario de silencio, silencio, hora do silencio, fazer barulho, lei do silencio, fazer silêncio, silêncio, música até, barulho até, barulho, ruido, descanso, musica, musica alta, incomodar, perturbar, vizinhos, volume",
  housekeeping:
    "limpeza*, limpar, limpar o quarto, arrumar o quarto, camareira*, servico de limpeza, arrumacao*, troca de lencois, empregada de quarto, limpo, arrumado, faxina*, trocar as toalhas, trocar os lencois, mudar as toalhas, fazer a cama, empregada de limpeza, limpeza, arrumação, lençóis limpos, camareira",
  waste:
    "lixo*, residuo*, ecoponto*, caixote do lixo, lixeira*, contentor*, separacao do lixo, reciclar vidro, descartar, vidrao, reciclagem, reciclar, separar o lixo, residuos, cartao e, garrafas vazias, deitar o lixo, coleta, papelao",
  smoking:
    "fum*, fumador*, fumante*, nao fumadores, cigarr*, cinzeiro*, vape*, tabaco, fumar, charuto*, area de fumantes, vape, vapear, cinzeiro",
  insects:
    "mosquit*, inset*, mosquiteir*, pernilong*, percevejo*, barata*, formiga*, melga*, bichos no quarto",
  wifi: "wifi, wi fi, internet, senha do wifi, ligacao a internet, wireless, rede wifi, senha da internet, rede sem fios, ligar à net, net, conectar, rede wi fi, videochamada*, sinal da net",
  sim_card:
    "cartao sim, sim card, esim, e sim, cartao pre pago, chip de celular, chip local, chip para celular, cartoes sim, chip pre pago, comprar um chip",
  mobile_signal:
    "rede movel, cobertura movel, sinal de celular, sinal de telemovel, rede de telemovel, cobertura de rede, sinal de telefone, dados moveis, roaming, 4g, 5g, lte, sinal do celular, pega celular, sinal de rede, celular pega, rede no telemovel",
  elevator:
    "elevador*, escada*, ascensor*, degrau*, andar terreo, subir a pé, carrinho no elevador, subir escadas",
  accessibility:
    "cadeira de rodas, deficien*, acessib*, acessivel*, mobilidade reduzida, rampa*, acessiveis, cadeirante*, idosos, andarilho*, pcd, sem degraus, andarilho, muletas, sem escadas, dificuldade em andar",
  pool: "piscina*, nadar, espreguicadeira*, mergulhar na piscina, tobogua*, piscina aquecida, dar um mergulho, mergulho, dar umas braçadas, tomar banho de piscina",
  lifeguard: "nadador salvador, salva vidas, guarda vidas, piscina vigiada, praia vigiada",
  swimming_cap: "touca*, touca de natacao, touca de banho",
  gym: "ginasio*, academia*, fitness, gym, treinar, musculacao*, exercicio*, sala de ginastica, malhar, esteira, ginásio, academia, pesos, passadeira, musculação",
  spa: "spa, bem estar, banho turco, hammam, tratamento*, wellness, sauna a vapor, banho a vapor",
  sauna: "sauna*",
  massage: "massag*, massagens, massagista*, massagista",
  hot_tub: "jacuzzi*, banheira de hidromassagem, hidromassagem*, ofuro",
  garden: "jardim, jardins, patio",
  barbecue:
    "churrasco*, churrasqueira*, grelhador*, barbecue, churrasc*, grelhad*, barbecue*, bbq, carvao, assador*",
  fireplace:
    "lareira*, salamandra*, recuperador de calor, fogueira*, acender a lareira, acender o fogo, fogao a lenha, fogo de chao",
  firewood: "lenha, lenha para a lareira, pellets, toros, acendalhas",
  lounge: "sala de estar, sala comum, lounge, area comum, salao",
  library:
    "biblioteca*, troca de livros, sala de leitura, cantinho de leitura, livros para ler, emprestar livros, emprestimo de livros, estante de livros",
  games: "jogos de tabuleiro, jogos, bilhar*, sinuca, ping pong, sala de jogos, pingue pongue",
  meeting_room:
    "sala de reunioes, salas de reunioes, reuniao*, conferencia*, banquete*, sala de conferencias, seminario*, sala de eventos, sala de reuniao, sala de reuniões, reunião de equipa, sala para reunião, seminário",
  coworking: "coworking*, escritorio partilhado, escritorio compartilhado, espaco de coworking",
  printer:
    "imprim*, impress*, impressora*, fotocop*, cartao de embarque, digitalizar, xerox, imprimir o bilhete, copia, imprimir, fotocóp*",
  laundry:
    "lavandari*, lavanderia*, maquina de lavar, lavar roupa, lavar a roupa, maquina de secar, lavar as roupas, lavar minhas roupas, estendal, varal, lavar camisas, roupa suja, camisas, mandar lavar",
  dry_cleaning: "limpeza a seco, lavagem a seco, tinturaria*",
  playground:
    "parque infantil, playground*, parquinho*, baloico*, area de jogos infantil, parque de diversoes infantil, espaco infantil, escorrega*, baloiço*, balanço*, parquinho",
  kids_club:
    "clube infantil, miniclube, mini clube, animacao*, atividades para criancas, kids club, clube de criancas, recreacao*, entreter as crianças, entreter os miúdos, animação, recreação",
  security_cameras:
    "camara*, camera*, videovigilanc*, vigilancia, cameras de seguranca, filmad*, gravad*, câmaras, câmeras, videovigilância",
  concierge: "concierge, porteiro*, bagageiro*, mensageiro",
  tip: "gorjeta*, gratificacao*, servico incluido, taxa de servico",
  staff_languages:
    "idiomas, idioma, linguas, lingua, falam, fala, falam ingles, alguem fala, falam portugues, fala portugues, alguém fale, alguém que fale, falam português, fale português, fale a nossa língua",
  house_rules: "regras da casa, regulament*, regras, normas",
  fire_safety:
    "saida de emergencia, alarme de incendio, extintor*, detetor de fumo, detector de fumaca, ponto de encontro, rota de fuga, evacuacao, incendio*, escada de incendio, plano de evacuacao, monoxido, caminho de evacuacao, saida de incendio, velas, chama aberta, fogo de artificio, petardo*, incenso, fogueira*, fazer fogo, fazer lume, fazer uma fogueira, chama*, tocha*, inflamave*, braseiro*, fogos de artificio, lume",
  visitors:
    "visitas, visitante*, convidado*, pessoa extra, pessoa adicional, receber amigos, convidar, levar um amigo, trazer um amigo, amigos no quarto, receber visitas, levar alguem, acompanhante*, amiga no quarto, amigo no quarto, receber alguém, trazer alguém, visita no quarto, subir ao quarto, subir no quarto, levar para o quarto, vir ao quarto, visitar nos, amigos dormir, amigo dormir, pessoas estranhas, pessoas nao registadas, pessoas nao registradas, visita de, convidados, amigos, vir visitar, pessoas externas, pessoas adicionais, hospedes adicionais, dormir connosco, dormir conosco, passar a noite, ficar a dormir, estranhos",
  parties: "festa*, despedida de solteiro, eventos",
  wedding: "casamento*, casar, casar se, nupcia*, boda*",
  photographer:
    "fotograf*, sessao de fotos, sessao fotografica, ensaio fotografico, fotos de casamento, ensaio de fotos, fotos profissionais",
  damage:
    "dano, danos, estrago*, parti, quebrei, quebrad*, quebrar, partir algo, partimos, quebramos, quebrado, partido, estrag*, danific*, mancha*, derram*, quem paga se, repor, repara*, avariar, deteriora*, substituicao, indemniz*",
  sustainability: "sustentab*, sustentavel*, ecolog*, meio ambiente, recicl*",
  breakfast:
    "pequeno almoco, cafe da manha, pequenos almocos, brunch, desjejum, comer de manha, tomar cafe da manha, mata bicho, tomar o pequeno almoco, pequeno almoço, café da manhã, comer de manhã, tomar o pequeno almoço",
  lunch:
    "almoco, almocar, almocos, refeicao do meio dia, comer ao meio dia, almoçar, sanduíche*, sandes, lanche, salada, petisco ao almoço, almoçar aí, dá para almoçar, servem almoço",
  packed_lunch:
    "piquenique*, almoco embalado, almoco para levar, lancheira*, marmita*, farnel, cesta de piquenique, lanche para levar, sandes para levar, picnic*, pequeno almoco para levar, cafe da manha para levar, merenda*, box lunch, cafe da manha para viagem, lanche para viagem",
  dinner: "jantar*, ceia, comer a noite, refeicao da noite, janta",
  half_board:
    "meia pensao, pensao completa, tudo incluido, regime, all inclusive, pequeno almoço e jantar, jantar incluído, meia pensão, incluir o jantar, com jantar, café e jantar",
  restaurant:
    "restaurant*, sala de jantar, ementa*, cardapio*, comer no hotel, refeicao, refeicoes, reservar mesa, reservar uma mesa, menu, mesa para, comer no restaurante, petiscos, prato do dia, come se, comer ai, restaurante aberto, rodizio, jantar, comer alguma coisa, comer algo, cozinha aberta, comer aí, fome, petiscar",
  kids_menu:
    "menu infantil, menu crianca, menu de crianca, menu para criancas, cardapio infantil, ementa infantil, prato infantil, pratos infantis, pratos para criancas, comida para criancas, meia porcao, meia dose, menu kids, porcoes infantis, refeicao infantil, refeicoes para criancas, menu das criancas, prato kids",
  tasting_menu:
    "menu degustacao, menu de degustacao, menu do chef, menu gastronomico, menu surpresa, menu fixo, quantos momentos, quantos pratos, mesa do chef, sequencia degustacao, menu confianca",
  own_food:
    "comida propria, propria comida, nossa comida, nossa propria comida, trazer comida, levar comida, comida de fora, comida externa, alimentos de fora, bebidas proprias, nossas bebidas, proprias bebidas, trazer bebidas, levar bebidas, trazer bolo, nosso bolo, levar bolo, proprio bolo, pedir pizza, pedir uma pizza, delivery, entrega de comida, ifood, uber eats, comida ao domicilio, pedir comida de fora, trazer alimentos, glovo, entrar com comida, introduzir comida, comida do exterior, comer no quarto, piquenique*, comida e bebida, alimentos e bebidas",
  bar: "bar, bares, cocktail*, coquetel*, bebida*, alcool*, cerveja*, vinho*, aperitivo*, beber um copo, tomar um drink, drinks, chope, imperial, caipirinha*, beber algo, tomar um copo, uma cerveja, drinque*, tomar uma bebida, copo de vinho",
  wine_list:
    "carta de vinhos, lista de vinhos, vinho a copo, vinho em taca, taca de vinho, vinhos locais, vinho da casa, vinhos da regiao, sommelier*, harmonizacao*, escancao, copo de vinho, vinhos regionais, vinho local",
  corkage:
    "taxa de rolha, proprio vinho, nosso vinho, vinho proprio, trazer vinho, levar vinho, trazer uma garrafa, levar uma garrafa, propria garrafa, nossa garrafa, trazer alcool, levar bebida alcoolica, bebidas proprias, proprias bebidas, nossas bebidas, trazer bebidas, levar bebidas, nosso proprio vinho, entrar com bebida",
  wine_tasting:
    "prova de vinho, degustacao*, degustar, provar os vinhos, adega*, visita a adega, vinhedo*, vinha, enolog*, enoturismo, vinicola*, quinta de vinho, cave de vinho, prova de azeite, degustacao de queijos, visitar as caves",
  cooking_class:
    "aula de culinaria, curso de culinaria, aula de cozinha, workshop de cozinha, escola de culinaria, aprender a cozinhar, oficina de culinaria, workshop de culinaria, curso de cozinha, aula de gastronomia",
  room_service:
    "servico de quarto, servico de quartos, room service, pequeno almoco no quarto, cafe da manha no quarto, comer no quarto, comida no quarto, refeicoes no quarto, jantar no quarto, cafe da manha na cama, levar ao quarto, trazer ao quarto, pedir no quarto, servico no quarto, serviço de quarto, trazem comida, mandar subir",
  diet: "vegetarian*, vegan*, halal, kosher, lactose, diet*, sem carne, sem lactose, não come carne, não como carne, vegano*",
  allergy:
    "alerg*, gluten*, celiac*, sem gluten, intoleran*, amendoim, frutos secos, nozes, celíac*, intolerant*, glúten, lactose, marisco, sem leite",
  dress_code:
    "codigo de vestuario, traje*, dress code, o que vestir, vestimenta*, calcoes, gravata, roupa formal, ir arrumado, ir de bermuda, de calções, de chinelo, traje",
  vending_machine: "maquina de venda, maquinas de venda, snack*, gelo, maquina de gelo, lanche*, petisco*",
  children:
    "crianca*, filho*, filha*, familia*, miudos, infantil*, menino*, miudo*, garoto*, menina*, netos, adolescente*, pequeninos, bebe, bebes, bebezinho*, até que idade, crianças não pagam, crianças grátis, criança paga, a partir de que idade pagam, dorme connosco, dorme com a gente",
  babysitting:
    "babysitt*, ama, baba, cuidador*, baby sitter, tomar conta das criancas, cuidar das criancas, ficar com as criancas, recreador*, cuidar das crianças, tomar conta das crianças, babá, babysitter, deixar as crianças com, tomar conta dos miúdos",
  stroller:
    "carrinho de bebe, carrinho do bebe, carrinho de passeio, marsupio, canguru para bebe, mochila porta bebe, carrinho para bebe",
  changing_table:
    "fraldario*, trocador*, fralda*, muda fraldas, bacio, penico, banheira de bebe, banheira para bebe, trocar o bebe, trocar fralda, mudar a fralda, banheirinha",
  baby_food:
    "comida de bebe, comida para bebe, papinha*, papa de bebe, boiao, boioes, aquecedor de biberao, aquecedor de mamadeira, biberao*, biberoes, mamadeira*, leite em po, formula infantil, leite materno, esteriliz*, aquecer o leite, esquentar o leite, esquentar a mamadeira, aquecer a mamadeira, aquecer o biberao, copa do bebe, copa bebe",
  high_chair:
    "cadeira alta, cadeirao, cadeira de bebe, cadeirinha*, cadeiras altas, cadeira para bebe, cadeira da papa, cadeira de comer, cadeira de alimentacao, cadeirinha, cadeira de bebé, cadeirão",
  pets: "animais*, animal*, cao, caes, cachorro*, gato*, bicho*, pet, pets, animais de estimacao, cachorrinho*, caozinho, cadela, gatinho*, patudo*, bichinho*, animal de estimacao, canino, cachorr*, cãozinho, cadelinha, bichano, quatro patas, doguinho, trela, coleira, focinheira, acaim*, latir, vacinad*, vacina, vacinas, boletim sanitario, dejetos, fezes, cao guia, caes guia, gato, gatos, cachorrinho, coelho, animais domesticos, ladra, ladrar",
  farm_animals:
    "animais da quinta, animais da fazenda, animais de quinta, animais de fazenda, fazendinha*, quinta pedagogica, alimentar os animais, dar comida aos animais, tocar nos animais, cabras, ovelhas, vacas, galinhas, burros, alpacas, lhamas, coelhos, ordenh*, estabulo*, porcos, cordeiros, mini fazenda, curral",
  parking:
    "estaciona*, parque de estacionamento, garagem*, lugar de garagem, carro*, vaga, vagas, parking, veiculo*, manobrista*, onde deixo o carro, deixar o carro, guardar o carro, parar o carro, lugar para o carro, parqueamento, onde estacionar, parque para carros, lugar de estacionamento, estacionar, mala de tejadilho, bagageiro de teto, velocidade",
  ev_charging:
    "carro eletrico, carros eletricos, posto de carregamento, carregar o carro, carregador eletrico, carregador para carro, estacao de carregamento, veiculo eletrico, carregamento eletrico, carregar carro, tesla, ponto de carregamento, veiculos eletricos, carregar carro eletrico, posto de carga, tomada para carro, carro hibrido, wallbox, ponto de recarga, recarregar o carro, carregar o meu carro, carro elétrico, ligar o carro à corrente, tomada para o carro, kwh, carregador do carro",
  shuttle:
    "transfer*, traslado*, vaivem, servico de transporte, buscar nos, ir buscar, shuttle*, translado*, transporte para o aeroporto, transporte do aeroporto, vem nos buscar, podem nos buscar, ir nos buscar, levar ao aeroporto, van do hotel, podem buscar, buscam no aeroporto, transporte do hotel, vao nos buscar, ir buscar nos, buscar a gente, vêm buscar, motorista, no carro de vocês, nos buscam",
  taxi: "taxi*, uber, bolt, chamar um carro, um carro até à estação, corrida até",
  airport: "aeroporto*, voo*, aviao*",
  train:
    "estacao de comboio*, comboio*, trem, trens, estacao, ferroviari*, estacao de trem, cp, metro e comboio, estacao de comboios, de comboio, de trem, estação de comboios, estação de trem",
  bus: "autocarro*, onibus, paragem*, eletrico da cidade, metro, metr, transporte publico, transportes publicos, parada de onibus, ponto de onibus, bonde, paragem de autocarro, rodoviaria, eletrico 28, linha de onibus",
  car_hire:
    "aluguer de carros, alugar um carro, aluguel de carros, carro alugado, rent a car, alugar carro, carro de aluguer, locadora*",
  bicycle:
    "bicicleta*, bike*, e bike, aluguer de bicicletas, ciclis*, alugar bicicletas, alugar bikes, guardar as bicicletas, ciclovia, trotinete*, patinete*, pedalar, bicicleta elétrica",
  motorcycle: "mota, motas, moto, motos, motocicleta*, scooter*",
  petrol_station:
    "bomba de gasolina, posto de gasolina, posto de combustivel, gasolineira*, gasolina, gasoleo, diesel, abastecer, encher o tanque, encher o deposito, combustive*, posto mais proximo, etanol, atestar, posto de abastecimento, estacao de servico",
  winter_tyres:
    "pneus de inverno, correntes de neve, correntes para a neve, correntes, pneus de neve, 4x4, tracao integral, limpa neves, tracao nas quatro, correntes para neve, estrada limpa de neve",
  boat: "barco*, ferry*, balsa*, passeio de barco, vela, lancha*, cruzeiro*, até às ilhas, para as ilhas, cais, ferry",
  address:
    "endereco*, morada*, codigo postal, cep, onde fica o hotel, como chegar, localizac*, localizad*, onde esta o hotel, situad*, onde voces ficam, como chego, como se chega, como chegamos, onde voces estao, onde ficam, como faco para chegar, gps, coordenadas, onde se situa, que zona, qual bairro, que saída, saída da autoestrada, encontrar vos, chegar de carro, como chego aí",
  contact:
    "numero de telefone, telefone*, e mail, email, contact*, contato*, ligar, whatsapp, ligar para, telefonar, numero do hotel, telemovel, ligar para vocês, ligar vos, vosso número, número de telefone, telefone do hotel, contactar vos, falar por telefone, para que email, pra qual email, para que endereço mando, pra onde mando",
  city_center: "centro da cidade, centro, centro historico, cidade velha",
  tours:
    "excursao*, excursoes, visita guiada, passeio*, tour*, atividades, bilhetes, o que fazer, guia, o que da para fazer, que podemos fazer, o que podemos fazer, tem para fazer, passeio de barco, volta de barco, cruzeiro, passeio às ilhas, excurs*",
  hiking:
    "caminhada*, trilha*, trilho*, percurso pedestre, pedestre*, pedestrianismo, trekking, caminhos a pe, raquetes de neve, caminhar na montanha, passeio a pe, hiking, percursos a pe, passadico*, mapa de trilhos",
  climbing:
    "escalada*, escalar, parede de escalada, via ferrata, arborismo, tirolesa*, rapel, canyoning, parque aventura",
  mountain_safety:
    "avalanche*, avalanch*, resgate na montanha, resgate de montanha, queda de pedras, seguranca na montanha, risco de avalanche, fora de pista, guia de montanha",
  cable_car:
    "teleferico*, telecabine*, telecadeira*, funicular*, bondinho*, telesqui*, gondola*, meios mecanicos, teleferic*, cadeirinha do teleferico, elevador de esqui, lift de esqui",
  attractions:
    "atracao*, atracoes, museu*, monumento*, castelo*, igreja*, teatro*, cinema*, o que visitar, o que ver, pontos turisticos, villa",
  religious_service:
    "missa*, culto*, servico religioso, mesquita*, sinagoga*, oracao*, oracoes, rezar, orar, sala de oracao, tapete de oracao, qibla, capela*, igreja catolica, igreja evangelica, igreja protestante, horario das missas, lugar de culto",
  nearby_restaurants:
    "restaurantes perto, restaurantes proximos, restaurante proximo, onde comer, onde jantar, recomendar um restaurante, restaurantes na zona, pizzaria*, bom restaurante, restaurante perto, restaurantes por perto, restaurantes nas redondezas, onde podemos comer, comer fora, restaurante chinês, restaurante japonês, pizzaria perto, onde se come bem",
  beach: "praia*, mar, nadar no lago, banho no lago, mergulhar no lago, entrar no lago, areia, pontão",
  lake: "lago*, lagoa*",
  water_sports:
    "desportos aquaticos, esportes aquaticos, esportes nauticos, surf*, windsurf, kitesurf, wakeboard, esqui aquatico, mergulho*, mergulhar, snorkel*, caiaque*, kayak*, canoa*, stand up paddle, sup, paddle, jet ski, moto de agua, rafting, fato de neoprene, gaivota*, pedalinho*, prancha de surf",
  fishing:
    "pesca, licenca de pesca, cana de pesca, vara de pesca, pescador*, pescaria*, pesque e pague, pesqueiro*",
  ski: "esqui*, esquiar, ski, neve, pistas, estancia de esqui, estacao de esqui, estacao de ski, na neve",
  ski_pass:
    "passe de esqui, ski pass, skipass, forfait*, bilhete de esqui, passe de ski, passe para esquiar, ticket de ski",
  ski_school:
    "escola de esqui, aulas de esqui, curso de esqui, instrutor de esqui, professor de esqui, aprender a esquiar, aulas de ski, escola de ski, aulas de snowboard, instrutor de ski",
  ski_rental:
    "aluguer de esquis, aluguel de esquis, alugar esquis, equipamento de esqui, aluguer de material de esqui, alugar equipamento de ski, aluguel de ski, alugar ski, alugar botas de esqui, equipamento de ski, material de esqui, alugar snowboard, aluguel de equipamento de ski",
  ski_storage:
    "sala de esquis, deposito de esquis, guardar os esquis, guardar esquis, cacifo para esquis, deixar os esquis, secador de botas, quarto de esqui, sala de ski, armario para esquis, guardar os skis, cacifos de esqui, secar as botas",
  ski_bus:
    "ski bus, skibus, autocarro para as pistas, onibus para as pistas, transporte para as pistas, transfer para as pistas, shuttle para as pistas, onibus de esqui",
  cross_country: "esqui de fundo, esqui nordico, cross country, pista de fundo",
  sledging: "tobogan*, skibunda, pista de treno, andar de treno, de treno, treno na neve",
  sports: "desporto*, esporte*, ioga, yoga, correr, futebol*",
  tennis:
    "tenis, court de tenis, quadra de tenis, campo de tenis, padel, squash, badminton, beach tennis, raquete*",
  golf: "golfe, campo de golfe, mini golfe, minigolfe, green fee",
  horse_riding:
    "andar a cavalo, cavalo*, passeio a cavalo, equitacao, cavalgada*, ponei, hipismo, hipic*, charrete*, andar de cavalo, passeio de charrete, montar a cavalo, picadeiro",
  shops:
    "supermercado*, loja*, compras, padaria*, lembranca*, mercearia*, souvenir*, shopping, mercadinho*, fazer compras, pingo doce, minimercado*, mercado perto, lojinha*, comprar água, comprar fruta, comprar comida, mercearia, mercadinho, comprar leite, comprar pão",
  farm_shop:
    "loja da quinta, produtos da quinta, produtos da fazenda, produtos locais, produtos regionais, produtos caseiros, venda direta, comprar vinho, comprar os vossos produtos, ovos frescos, leite fresco, compota*, doce caseiro, mel, produtos artesanais, comprar azeite, comprar produtos, produtos proprios, queijo artesanal",
  market:
    "mercado, mercados, feira livre, feira local, feira semanal, feirinha*, dia de feira, ha feira, tem feira, uma feira",
  pharmacy:
    "farmacia*, medicament*, remedio*, aspirina*, paracetamol*, penso*, curativo*, ibuprofeno*, drogaria*, comprimido*, dor de cabeca, analgesico*, farmácia*, ibuprofeno, paracetamol, ben u ron, remédio*, pensos",
  doctor:
    "medico*, doutor*, hospital*, hospitais, clinica*, dentista*, primeiros socorros, enfermeir*, pediatra*, veterinari*, posto de saude, pronto socorro, centro de saude",
  emergency:
    "emergencia*, urgencia*, ambulancia*, policia*, bombeiro*, número de emergência, em caso de emergência, emergências",
  cash_machine:
    "caixa eletronico, caixa multibanco, caixa automatico, banco*, levantar dinheiro, sacar dinheiro, atm, caixas eletronicos, multibanco, banco 24 horas, caixa automático, caixa eletrônico, sem dinheiro vivo, tirar dinheiro",
  currency_exchange:
    "cambio, trocar dinheiro, casa de cambio, taxa de cambio, trocar dolares, trocar moeda, trocar euros, moeda estrangeira, divisas, cambiar dinheiro, cambiar moeda, trocar reais",
  weather: "tempo vai fazer, clima, chuva*, temperatura*, previsao do tempo, meteorolog*, previsao",
  nightlife:
    "discoteca*, vida noturna, musica ao vivo, dancar, casino*, cassino*, concerto*, balada*, entretenimento*",
  umbrella: "guarda chuva*, chapeu de chuva, sombrinha",
  newspaper: "jornal, jornais, revista*, imprensa",
  parcel:
    "encomenda*, correios, selo*, postal, postais, pacote*, correio, cartao postal, correio*, receber uma encomenda, carta registada",
  wake_up_call:
    "despertar*, servico de despertar, despertador*, acordar, chamada de despertar, me acordar, acordar nos",
  pitch:
    "barraca, caravana*, autocaravana*, camper, campers, motorhome*, campismo, parque de campismo, camping*, acampar, acampamento, trailer*, lote para tenda, alveolo*, glamping, ligacao eletrica, montar a tenda, montar barraca, ponto de luz para trailer, campista*, carro de campismo, tenda*, alveolo, alveolos, parcela, parcelas, avancado, tenda, tendas, mobil home, mobile home, ponto de luz",
  dump_station:
    "aguas cinzentas, aguas negras, wc quimico, sanita quimica, banheiro quimico, esvaziar a cassete, esvaziar o deposito, despejo de aguas, area de servico para autocaravanas, descarga de aguas, cassete do wc, despejo de cassetes, estacao de despejo, agua limpa para autocaravana, esgoto*, aguas residuais, despejo quimico",
  final_cleaning:
    "limpeza final, limpeza de saida, taxa de limpeza, despesas de limpeza, custos de limpeza, deixar limpo, deixar limpa, deixar tudo limpo, deixar arrumado, limpo e arrumado, limpa e arrumada, em que estado, no estado em que, mesmas condicoes, varrer, aspirar, passar o aspirador, aspirador, limpar antes, limpar antes de sair, temos de limpar, temos que limpar, limpeza extra, limpeza adicional",
  furniture:
    "moveis, movel, mobiliario, mobilia, mover as camas, mudar os moveis, juntar as camas, mudar as camas",
  shoes: "sapatos, tirar os sapatos, pantufas, calcado, descalc*, botas",
  windows:
    "janela*, fechar as janelas, persianas, estores, arejar, ventilar, porta de entrada, portas e janelas, fechar a porta, fechar as portas, trancar, trancar a porta, portao, fechar o portao, fechar a chave",
  energy:
    "eletricidade, energia, luzes, apagar as luzes, apagar a luz, desligar as luzes, luz acesa, contador*, despesas de luz, agua e luz, poupar agua, poupar energia, economizar, consumo de luz, consumo eletrico, consumo excessivo, ligacao eletrica, ponto de luz, ponto de luz para trailer",
  fuse_box:
    "quadro eletrico, disjuntor*, fusivel, fusiveis, corte de energia, falta de luz, faltar a luz, lanterna*, apagao",
  subletting:
    "subarrend*, sublocar, sublocacao, ceder a terceiros, a terceiros, alugar a outros, uso comercial, transferir a reserva",
  wristband: "pulseira*, bracelete*",
  driving:
    "km h, barreira, circular, circulacao, matricula do carro, placa do carro, entrar de carro, sair de carro, conduzir no, transito, a que velocidade, velocidade maxima, limite de velocidade, a cancela, cancelas",
  car_wash:
    "lavar o carro, lavar carros, lavar viaturas, lavagem de carros, lavagem de viaturas, lavar veiculos, lavagem de veiculos",
  drone: "drone*, drones",
  flushing:
    "na sanita, no vaso sanitario, na privada, no wc, pela sanita, deitar na sanita, jogar no vaso, papel na sanita, papel no vaso, fossa septica, fossa, toalhitas, pensos higienicos, absorventes, entup*, canalizacao, esgoto, ralo, canos",
  balance:
    "saldo, restante, valor restante, resto do pagamento, pagar o resto, valor em falta, montante restante, pagamento final, liquidar",
  booking_fee:
    "taxa de reserva, taxa de servico, despesas de reserva, taxa administrativa, custos de reserva",
  early_departure:
    "saida antecipada, partida antecipada, sair mais cedo do que, sair antes do, ir embora antes, ir embora mais cedo, encurtar a estadia, interromper a estadia, abandonar antes",
  arrival_day:
    "de sabado a sabado, sabado a sabado, semanas completas, aluguer semanal, que dia da semana, comecar a estadia",
  gas: "botija*, garrafa de gas, botijao, butano, propano, gas, fogareiro*",
  inventory: "inventario*, vistoria*, objetos em falta",
  insurance:
    "seguro de viagem, seguro de cancelamento, um seguro, o seguro, apolice*, responsabilidade civil, segurad*",
  owner_access:
    "direito de acesso, proprietario entrar, entrar no nosso apartamento, aceder ao alojamento para, dono entrar",
  decoration: "decoracao, decoracoes, decorar, baloes, confetes, pendurar, pregos, nas paredes",
  stair_gate: "cancela de seguranca, barreira de seguranca, barreira para escadas, protetor de tomadas",
  cleaning_supplies:
    "produtos de limpeza, vassoura*, esfregona*, balde, detergente*, pastilhas, sacos do lixo, sacos de lixo, rolo de cozinha, esponja*, material de limpeza",
  bread: "pao fresco, servico de pao, encomendar pao, entrega de pao, pao quente",
  defects: "avaria*, reclamac*, nao funciona, defeito*, anomalia*, mau funcionamento, deficiencia*",
  choice_of_place:
    "escolher a parcela, escolher o lugar, escolha da parcela, escolher o quarto, atribuid*, atribuicao, parcela especifica",
  down_payment: "adiantamento, pagamento antecipado, pre pagamento, pagar antecipadamente",
  celebration:
    "aniversario*, lua de mel, romantic*, surpresa*, celebra*, comemora*, bolo de aniversario, petalas, pedido de casamento, decorar o quarto, baloes, petalas de rosa, pedir em casamento, surpres*, surpreender, aniversário de casamento, bodas, pétalas",
  cake: "bolo*, bolo de aniversario, sobremesa*, pastelaria*, confeitaria*, torta*",
  flowers: "flor, flores, ramo*, rosas, buque*",
  bottle: "champanhe*, espumante*, prosecco, garrafa de vinho, garrafa*",
  rating: "estrelas, quantas estrelas, avaliac*, classificac*, comentarios",
  history:
    "historia, construi*, renova*, proprietari*, dono*, remodela*, negócio de família, empresa familiar, quantos anos tem o hotel, quando foi construído, de que ano é",
  price:
    "preco*, custa*, custo*, quanto custa, gratis, gratuit*, tarifa*, taxa, taxas, suplemento*, quanto, euro, euros, cobram, caro, pago a parte, cobrado, cobra, de graca, valor",
  time: "a que horas, que horas, hora, horas, horario*, quando, abert*, abre*, fecha*, ate que horas, a partir de que horas, desde que horas, fechad*, ate quando, que hora",
  place: "onde, onde fica, onde esta, em que andar, qual andar, onde posso, em que piso, andar",
  reserve:
    "reservar, com antecedencia, reserva previa, antecipadamente, marcacao*, agendar, marcar, antecedencia, previamente",
  distance: "longe, distancia*, perto*, a pe, mais proxim*, proxim*, quilometro*, minutos, arredores",
  quantity: "quantos, quantas, numero de, maximo, quantas vezes, por pessoa",
  included: "inclui*, incluid*, inclus*, no preco",
  early: "cedo, mais cedo, antes, antecipad*",
  late: "tarde, mais tarde, tardi*, depois da meia noite, de madrugada, a noite, apos a meia noite",
  allowed:
    "permit*, aceita*, proibid*, pode se, posso levar, posso trazer, levar, trazer, aceitam, bem vind*, autoriz*",
  weekend:
    "fim de semana, fins de semana, domingo*, sabado*, segunda feira, terca feira, quarta feira, quinta feira, sexta feira, feriado*",
  season: "verao*, inverno*, primavera*, outono*, estacao do ano, natal, pascoa, ano todo, temporada*",
  size: "tamanho*, grande*, altura*, peso, pequen*, profund*, mede, metros quadrados",
  kind: "que tipo, qual, quais, tipo de, tipos de, opcoes, que tem",
  all_day: "24 horas, 24h, toda a noite, dia e noite, a qualquer hora, a noite toda, sempre",
  daily: "diari*, cada dia, todos os dias, por dia, ao dia, diariamente",
  in_room: "no quarto, nos quartos, no meu quarto, no nosso quarto, em todos os quartos",
  on_site: "no hotel, no local, nas instalacoes",
  password: "senha*, palavra passe, password, rede, conectar*, ligar a internet",
  for_children:
    "para criancas, para as criancas, para o meu filho, com criancas, para bebes, para bebe, para meu filho, para minha filha",
  indoor: "interior*, cobert*, interna",
  outdoor: "exterior*, ao ar livre, la fora, externa",
  electric: "eletric*, carregar, carregament*, recarreg*",
  the_house:
    "hotel, hoteis, alojamento*, estabelecimento*, quarto, quartos, pousada*, casa, hospede*, estadia*, hospedagem*, servico, servicos, instalac*, acomodac*, no camping, o camping, no parque de campismo",
  order: "adeus, obrigad*, procuro, estou a procura, tchau",
  elsewhere: "comboio*, trem, taxi, bilhete*, museu, motorista",
};
