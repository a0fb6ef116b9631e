import type { WordList } from "./concepts.ts";

export const pt: WordList = {
  check_in:
    "check in, checkin, chegada*, chegar, hora de entrada, dar entrada, registo, horario de entrada, entrar no quarto, quarto pronto, fazer o check in, entrada no hotel",
  early_check_in:
    "check in antecipado, chegar mais cedo, early check in, entrada antecipada, check in mais cedo, entrar mais cedo, chegada antecipada, chegar antes, chegar cedo",
  late_check_in:
    "check in tardio, chegar tarde, chegada tardia, chegar depois da meia noite, check in tarde, chegar de madrugada, chegar mais tarde, chegar apos a meia noite",
  check_out:
    "check out, checkout, saida, hora de saida, partida, deixar o quarto, desocupar, horario de saida, liberar o quarto, sair do quarto, deixar o alojamento, entregar o quarto, quarto pode ser deixado, sair do alojamento",
  late_check_out:
    "check out tardio, late check out, saida tardia, sair mais tarde, check out mais tarde, ficar no quarto ate mais tarde, late checkout, deixar o quarto mais tarde, checkout mais tarde",
  reception: "rececao*, recepcao*, balcao, porteiro da noite, recepcionista*",
  key: "chave*, chaves, cartao do quarto, cartao chave, trancado fora",
  access_code:
    "codigo da porta, codigo de acesso, codigo de entrada, codigo do portao, caixa de chaves, senha da porta",
  id_document:
    "passaporte*, documento*, bilhete de identidade, identidade, cartao de cidadao, identificacao, carteira de motorista, carta de conducao",
  minimum_age: "idade minima, quantos anos, menor de idade, menores, limite de idade, idade",
  booking: "reserva, reservas, numero da reserva, disponibilidade, quarto disponivel",
  cancellation: "cancel*, anular*, desmarcar",
  change_of_booking:
    "alterar a reserva, mudar a reserva, alterar a minha reserva, mudar as datas, alterar as datas, modificar a reserva, mudar minha reserva, alterar minha reserva, remarcar",
  deposit: "caucao*, deposito*, sinal, pagamento antecipado, pre pagamento",
  payment:
    "pagar, pagamento*, cartao de credito, cartao, cartoes, dinheiro, visa, mastercard, multibanco, pix, mbway, paypal, formas de pagamento, cheque*, transferencia bancaria, numerario",
  city_tax:
    "taxa turistica, imposto turistico, taxa de turismo, taxa municipal, taxa de cidade, imposto*, taxa da cidade",
  invoice: "fatura*, recibo*, factura*, iva, nota fiscal",
  refund: "reembols*, devolucao*, dinheiro de volta, estorno*",
  extra_night:
    "noite extra, noite adicional, mais uma noite, prolongar, estender, ficar mais uma noite, outra noite, ficar mais tempo",
  room_upgrade: "upgrade*, quarto melhor, quarto superior, quarto maior",
  discount: "desconto*, codigo promocional, promocao*, promocoes, oferta*, cupom*",
  gift_voucher: "vale presente, cartao presente, cheque oferta, vale oferta, voucher*",
  group: "grupo, grupos",
  luggage:
    "bagag*, mala, malas, mochila*, guardar as malas, guarda volumes, deposito de bagagem, guardar a bagagem, bolsas",
  lost_property:
    "perdidos e achados, achados e perdidos, esqueci*, perdi, deixei, objetos perdidos, esquecido",
  room_types:
    "tipo de quarto, tipos de quartos, quarto duplo, quarto individual, suite*, apartament*, quarto triplo, quartos comunicantes, quarto de casal, tipos de quarto",
  family_room: "quarto familiar, quartos familiares, quarto quadruplo, quarto de familia, quarto para quatro",
  view: "vista, vistas, panoram*, vista para o lago, vista mar",
  bed: "cama, camas, cama de casal, camas separadas, king size, colchao*, cama dupla, camas de solteiro",
  extra_bed:
    "cama extra, cama adicional, camas extra, sofa cama, cama suplementar, outra cama, camas extras, cama dobravel",
  cot: "berco*, bercos, cama de bebe, cama para bebe, cama de grades",
  bedding: "almofada*, travesseiro*, cobertor*, lencol, lencois, edredom*, edredao, roupa de cama, manta",
  towels: "toalha*, toalhas de praia",
  toiletries:
    "champo*, xampu*, shampoo, sabonete*, gel de banho, escova de dentes, pasta de dentes, artigos de higiene, papel higienico, produtos de higiene",
  bathrobe: "roupao, roupoes, chinelo*, pantufa*",
  bathroom:
    "casa de banho, banheiro*, wc, casa de banho privativa, banheiro privativo, sanita*, casas de banho, lavabo*",
  bathtub: "banheira*",
  shower: "duche*, chuveiro*, agua quente, ducha*",
  hairdryer: "secador*, secador de cabelo",
  iron: "ferro de engomar, ferro de passar, passar a ferro, tabua de passar, passar roupa, engomar",
  safe: "cofre*, objetos de valor, objetos valiosos, caixa forte, cacifo*",
  minibar: "minibar*, frigobar*, mini bar",
  fridge: "frigorific*, geladeira*, congelador*",
  kettle: "chaleira*, cha, cha no quarto",
  coffee: "cafe, maquina de cafe, cafeteira*, expresso, nespresso, capuccino*, cappuccino*",
  kitchen: "cozinha*, cozinhar, kitchenette, microondas, micro ondas, fogao*, forno, copa",
  water: "agua potavel, agua da torneira, garrafa de agua, agua mineral, garrafas de agua",
  tv: "tv, televisao*, televisor*, canais",
  streaming: "netflix, streaming, chromecast, youtube",
  phone: "telefone no quarto, telefonar, telefone do quarto",
  desk: "secretaria, escrivaninha*, mesa de trabalho, espaco de trabalho, coworking, trabalhar",
  power_socket: "tomada*, adaptador*, carregador*, ficha eletrica, voltagem*",
  air_conditioning: "ar condicionado, climatiza*, ventilador*, ventoinha*, ar",
  heating: "aqueciment*, aquecedor*, aquecid*, calefacao",
  balcony: "varanda*, sacada*",
  terrace: "terraco*, esplanada*, rooftop",
  noise:
    "barulh*, ruido*, silencios*, insonoriza*, tampoes para os ouvidos, sossegad*, isolamento acustico, tranquil*",
  quiet_hours: "horas de silencio, horario de silencio, silencio, hora do silencio",
  housekeeping:
    "limpeza*, limpar, limpar o quarto, arrumar o quarto, camareira*, servico de limpeza, arrumacao*, troca de lencois, empregada de quarto, limpo, arrumado",
  smoking: "fum*, fumador*, fumante*, nao fumadores, cigarr*, cinzeiro*, vape*, tabaco, fumar",
  insects: "mosquit*, inset*, mosquiteir*, pernilong*, percevejo*",
  wifi: "wifi, wi fi, internet, senha do wifi, ligacao a internet, wireless, rede wifi",
  elevator: "elevador*, escada*, ascensor*",
  accessibility:
    "cadeira de rodas, deficien*, acessib*, acessivel*, mobilidade reduzida, rampa*, acessiveis, cadeirante*",
  pool: "piscina*, nadar, espreguicadeira*, mergulhar na piscina",
  gym: "ginasio*, academia*, fitness, gym, treinar, musculacao*, exercicio*, sala de ginastica",
  spa: "spa, bem estar, banho turco, hammam, tratamento*, wellness, sauna a vapor",
  sauna: "sauna*",
  massage: "massag*, massagens, massagista*",
  hot_tub: "jacuzzi*, banheira de hidromassagem, hidromassagem*, ofuro",
  garden: "jardim, jardins, patio",
  barbecue: "churrasco*, churrasqueira*, grelhador*, barbecue",
  lounge: "sala de estar, sala comum, biblioteca*, lareira*, lounge, area comum, salao",
  games: "jogos de tabuleiro, jogos, bilhar*, sinuca, ping pong, sala de jogos, pingue pongue",
  meeting_room:
    "sala de reunioes, salas de reunioes, reuniao*, conferencia*, banquete*, sala de conferencias, seminario*, sala de eventos, sala de reuniao",
  printer: "imprim*, impress*, impressora*, fotocop*, cartao de embarque, digitalizar, xerox",
  laundry:
    "lavandari*, lavanderia*, maquina de lavar, lavar roupa, lavar a roupa, maquina de secar, lavar as roupas, lavar minhas roupas",
  dry_cleaning: "limpeza a seco, lavagem a seco, tinturaria*",
  playground:
    "parque infantil, playground*, parquinho*, baloico*, area de jogos infantil, parque de diversoes infantil, espaco infantil",
  kids_club:
    "clube infantil, miniclube, mini clube, animacao*, atividades para criancas, kids club, clube de criancas, recreacao*",
  security_cameras: "camara*, camera*, videovigilanc*, vigilancia, cameras de seguranca",
  concierge: "concierge, porteiro*, bagageiro*, mensageiro",
  staff_languages: "idiomas, idioma, linguas, lingua, falam, fala",
  house_rules: "regras da casa, regulament*, regras, normas",
  visitors: "visitas, visitante*, convidado*, pessoa extra, pessoa adicional, receber amigos, convidar",
  parties: "festa*, despedida de solteiro, eventos",
  wedding: "casamento*, casar, casar se, nupcia*, boda*",
  damage: "dano, danos, estrago*, parti, quebrei, quebrad*, quebrar",
  sustainability: "sustentab*, sustentavel*, ecolog*, meio ambiente, recicl*",
  breakfast: "pequeno almoco, cafe da manha, pequenos almocos, brunch, desjejum",
  lunch: "almoco, almocar, almocos, piquenique*, refeicao do meio dia",
  dinner: "jantar*, ceia, comer a noite, refeicao da noite",
  half_board: "meia pensao, pensao completa, tudo incluido, regime, all inclusive",
  restaurant:
    "restaurant*, sala de jantar, ementa*, cardapio*, comer no hotel, refeicao, refeicoes, reservar mesa, reservar uma mesa, menu, mesa para",
  bar: "bar, bares, cocktail*, coquetel*, bebida*, alcool*, cerveja*, vinho*, aperitivo*",
  room_service:
    "servico de quarto, servico de quartos, room service, pequeno almoco no quarto, cafe da manha no quarto, comer no quarto, comida no quarto, refeicoes no quarto, jantar no quarto, cafe da manha na cama",
  diet: "vegetarian*, vegan*, halal, kosher, lactose, diet*",
  allergy: "alerg*, gluten*, celiac*, sem gluten, intoleran*",
  dress_code:
    "codigo de vestuario, traje*, dress code, o que vestir, vestimenta*, calcoes, gravata, roupa formal",
  vending_machine: "maquina de venda, maquinas de venda, snack*, gelo, maquina de gelo, lanche*, petisco*",
  children: "crianca*, filho*, filha*, bebe*, familia*, miudos, infantil*, menino*",
  babysitting: "babysitt*, ama, baba, cuidador*, baby sitter",
  high_chair: "cadeira alta, cadeirao, cadeira de bebe, cadeirinha*, cadeiras altas, cadeira para bebe",
  pets: "animais*, animal*, cao, caes, cachorro*, gato*, bicho*, pet, pets, animais de estimacao",
  parking:
    "estaciona*, parque de estacionamento, garagem*, lugar de garagem, carro*, vaga, vagas, parking, veiculo*, manobrista*",
  ev_charging:
    "carro eletrico, carros eletricos, posto de carregamento, carregar o carro, carregador eletrico, carregador para carro, estacao de carregamento, veiculo eletrico, carregamento eletrico, carregar carro, tesla, ponto de carregamento, veiculos eletricos",
  shuttle:
    "transfer*, traslado*, vaivem, servico de transporte, buscar nos, ir buscar, shuttle*, translado*, transporte para o aeroporto, transporte do aeroporto",
  taxi: "taxi*, uber, bolt",
  airport: "aeroporto*, voo*, aviao*",
  train: "estacao de comboio*, comboio*, trem, trens, estacao, ferroviari*, estacao de trem",
  bus: "autocarro*, onibus, paragem*, eletrico da cidade, metro, metr, transporte publico, transportes publicos, parada de onibus, ponto de onibus, bonde",
  car_hire: "aluguer de carros, alugar um carro, aluguel de carros, carro alugado, rent a car, alugar carro",
  bicycle: "bicicleta*, bike*, e bike, aluguer de bicicletas, ciclis*",
  motorcycle: "mota, motas, moto, motos, motocicleta*, scooter*",
  boat: "barco*, ferry*, balsa*, caiaque*, canoa*, passeio de barco, vela, lancha*, cruzeiro*",
  address:
    "endereco*, morada*, codigo postal, cep, onde fica o hotel, como chegar, localizac*, localizad*, onde esta o hotel, situad*, onde voces ficam, como chego",
  contact: "numero de telefone, telefone*, e mail, email, contact*, contato*, ligar",
  city_center: "centro da cidade, centro, centro historico, cidade velha",
  tours:
    "excursao*, excursoes, visita guiada, passeio*, tour*, caminhada*, atividades, bilhetes, o que fazer, trilha*, guia",
  attractions:
    "atracao*, atracoes, museu*, monumento*, castelo*, igreja*, teatro*, cinema*, o que visitar, o que ver, pontos turisticos, villa",
  nearby_restaurants:
    "restaurantes perto, restaurantes proximos, restaurante proximo, onde comer, onde jantar, recomendar um restaurante, restaurantes na zona, pizzaria*, bom restaurante, restaurante perto, restaurantes por perto, restaurantes nas redondezas, onde podemos comer",
  beach: "praia*, mar",
  lake: "lago*, lagoa*",
  ski: "esqui*, esquiar, ski, neve, pistas",
  sports:
    "tenis, golfe, desporto*, esporte*, ioga, yoga, andar a cavalo, correr, futebol*, surf, mergulho*, escalada*, pesca, padel",
  shops: "supermercado*, loja*, compras, padaria*, lembranca*, mercearia*, souvenir*, shopping",
  market: "mercado, mercados, feira, feiras",
  pharmacy: "farmacia*, medicament*, remedio*, aspirina*, paracetamol*, penso*, curativo*, ibuprofeno*",
  doctor: "medico*, doutor*, hospital*, hospitais, clinica*, dentista*, primeiros socorros, enfermeir*",
  emergency:
    "emergencia*, urgencia*, ambulancia*, policia*, bombeiro*, saida de emergencia, alarme de incendio, saidas de emergencia",
  cash_machine:
    "caixa eletronico, caixa multibanco, caixa automatico, banco*, cambio, trocar dinheiro, levantar dinheiro, sacar dinheiro, casa de cambio, atm, caixas eletronicos",
  weather: "tempo vai fazer, clima, chuva*, temperatura*, previsao do tempo, meteorolog*, previsao",
  nightlife:
    "discoteca*, vida noturna, musica ao vivo, dancar, casino*, cassino*, concerto*, balada*, entretenimento*",
  umbrella: "guarda chuva*, chapeu de chuva",
  newspaper: "jornal, jornais, revista*, imprensa",
  parcel: "encomenda*, correios, selo*, postal, postais, pacote*, correio, cartao postal",
  wake_up_call: "despertar*, servico de despertar, despertador*, acordar, chamada de despertar",
  celebration: "aniversario*, lua de mel, romantic*, surpresa*, bolo*, celebra*, comemora*",
  flowers: "flor, flores, ramo*, rosas, buque*",
  bottle: "champanhe*, espumante*, prosecco, garrafa de vinho, garrafa*",
  rating: "estrelas, quantas estrelas, avaliac*, classificac*, comentarios",
  history: "historia, construi*, renova*, proprietari*, dono*, remodela*",
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
    "hotel, hoteis, alojamento*, estabelecimento*, quarto, quartos, pousada*, casa, hospede*, estadia*, hospedagem*, servico, servicos, instalac*, acomodac*",
  order: "adeus, obrigad*, procuro, estou a procura, tchau",
  elsewhere: "comboio*, trem, taxi, bilhete*, museu, motorista",
};
