import type { WordList } from "./concepts.ts";

export const es: WordList = {
  check_in:
    "check in, checkin, entrada, hora de entrada, llegada*, llegar, registrarse, registro, entrar en la habitacion, habitacion lista, hora de llegada, entrar a la habitacion",
  early_check_in:
    "check in temprano, entrada anticipada, llegar antes, early check in, llegada anticipada, entrar antes, check in anticipado, llegar temprano, check in antes",
  late_check_in:
    "llegada tardia, llegar tarde, check in tarde, llegar despues de medianoche, llegar mas tarde, check in tardio, llegar de madrugada, entrada tardia",
  check_out:
    "check out, checkout, salida, hora de salida, dejar la habitacion, abandonar la habitacion, desocupar, dejar libre la habitacion, entregar la habitacion",
  late_check_out:
    "salida tardia, late check out, check out tarde, salir mas tarde, check out tardio, dejar la habitacion mas tarde, quedarnos mas tiempo en la habitacion, salida mas tarde, late checkout, checkout tarde",
  reception: "recepcion*, conserje nocturno, mostrador",
  key: "llave, llaves, tarjeta de la habitacion, tarjeta llave, me he quedado fuera",
  access_code:
    "codigo de la puerta, codigo de acceso, codigo de entrada, codigo puerta, caja de llaves, clave de la puerta",
  id_document:
    "pasaport*, dni, documento de identidad, documentos, identificacion, carnet, carne de conducir, documento",
  minimum_age: "edad minima, cuantos anos, menor de edad, menores, limite de edad, edad",
  booking:
    "reserva, reservas, reservacion*, numero de reserva, disponibilidad, habitacion disponible, habitaciones disponibles",
  cancellation: "cancel*, anular*, anulacion*",
  change_of_booking:
    "cambiar mi reserva, modificar mi reserva, cambiar la reserva, modificar la reserva, cambiar las fechas, cambiar fechas, modificar reserva",
  deposit: "deposito*, fianza*, anticipo*, pago por adelantado, prepago",
  payment:
    "pagar, pago, pagos, tarjeta*, tarjeta de credito, efectivo, visa, mastercard, paypal, formas de pago, cheque*, transferencia*, bizum, metodos de pago",
  city_tax: "tasa turistica, impuesto turistico, tasa*, impuesto*, ecotasa, tasa de estancia",
  invoice: "factura*, recibo*, iva, ticket de compra",
  refund: "reembols*, devolucion*, devolver el dinero",
  extra_night:
    "noche extra, noche adicional, noche mas, otra noche, prolongar, alargar la estancia, extender, quedarnos mas dias, ampliar la estancia",
  room_upgrade:
    "upgrade*, mejorar la habitacion, habitacion superior, habitacion mejor, mejora de habitacion",
  discount: "descuento*, codigo promocional, promocion*, oferta*, rebaja*, cupon*",
  gift_voucher: "bono regalo, tarjeta regalo, cheque regalo, vale regalo",
  group: "grupo, grupos",
  luggage: "equipaje*, maleta*, bolsa, bolsas, mochila*, consigna*, guardar las maletas, bolsos",
  lost_property: "objetos perdidos, perdido, he olvidado, olvide, perdi, deje olvidado, olvidado, me deje",
  room_types:
    "tipo de habitacion, tipos de habitaciones, habitacion doble, habitacion individual, suite*, apartament*, habitacion triple, habitaciones comunicadas, tipos de habitacion",
  family_room: "habitacion familiar, habitaciones familiares, habitacion cuadruple, suite familiar",
  view: "vista, vistas, panoram*, vista al lago, vistas al mar",
  bed: "cama, camas, cama doble, cama de matrimonio, camas separadas, king size, colchon*, camas individuales, cama matrimonial",
  extra_bed:
    "cama supletoria, cama extra, cama adicional, camas supletorias, sofa cama, cama plegable, otra cama, camas extras",
  cot: "cuna*, cunas, cama para bebe, cuna de viaje",
  bedding: "almohada*, manta*, sabana*, edredon*, ropa de cama, cobija*, frazada*",
  towels: "toalla*, toallas de playa",
  toiletries:
    "champu, jabon*, gel de ducha, cepillo de dientes, pasta de dientes, articulos de aseo, papel higienico, artculos de tocador, amenities, champus, maquinilla*, shampoo",
  bathrobe: "albornoz*, bata, batas, zapatilla*, pantufla*",
  bathroom: "bano, banos, cuarto de bano, bano privado, aseo*, wc, bano compartido, inodoro*, lavabo*",
  bathtub: "banera*, tina, tinas",
  shower: "ducha*, agua caliente, regadera*",
  hairdryer: "secador*, secador de pelo, secadora de pelo",
  iron: "plancha*, tabla de planchar, planchar",
  safe: "caja fuerte, cajas fuertes, caja de seguridad, objetos de valor, taquilla*, casillero*",
  minibar: "minibar*, mini bar",
  fridge: "nevera*, frigorific*, refrigerador*, heladera*, congelador*",
  kettle: "hervidor*, tetera*, te",
  coffee: "cafe, cafetera*, maquina de cafe, expreso, capuchino*, nespresso",
  kitchen: "cocina, cocinar, cocinas, microondas, kitchenette, horno, cocineta*, fogon*",
  water: "agua potable, agua del grifo, botella de agua, agua mineral, botellas de agua, agua embotellada",
  tv: "tv, tele, television*, televisor*, canales",
  streaming: "netflix, streaming, chromecast, youtube",
  phone: "telefono en la habitacion, llamar desde la habitacion, telefono de la habitacion",
  desk: "escritorio*, espacio de trabajo, coworking, teletrabaj*",
  power_socket: "enchufe*, adaptador*, cargador*, toma de corriente, voltaje",
  air_conditioning: "aire acondicionado, climatiza*, ventilador*, aire",
  heating: "calefaccion*, calefactor*, radiador*, estufa, climatizada",
  balcony: "balcon*",
  terrace: "terraza*, azotea*",
  noise: "ruido*, ruidos*, silencios*, insonoriza*, tapones para los oidos, tranquil*",
  quiet_hours: "horas de silencio, horario de silencio, silencio, horas de descanso",
  housekeeping:
    "limpieza*, limpiar, limpiar la habitacion, arreglar la habitacion, camarera de piso, hacer la habitacion, servicio de limpieza, cambio de sabanas, cambiar las sabanas, limpian",
  smoking: "fum*, fumador*, no fumadores, cigarr*, cenicer*, vape*, tabaco, fumar",
  insects: "mosquit*, insect*, mosquitera*, chinches",
  wifi: "wifi, wi fi, internet, clave del wifi, conexion*, clave wifi, red wifi, inalambric*",
  elevator: "ascensor*, elevador*, escalera*",
  accessibility: "silla de ruedas, discapaci*, accesib*, minusvalid*, movilidad reducida, rampa*, adaptada*",
  pool: "piscina*, alberca*, pileta*, nadar, tumbona*, hamaca*, banarse",
  gym: "gimnasio*, fitness, gym, hacer ejercicio, entrenar, sala de pesas, ejercicio",
  spa: "spa, bienestar, bano turco, hammam, tratamiento*, wellness, balneario*, bano de vapor",
  sauna: "sauna*",
  massage: "masaje*, masajes, masajista*",
  hot_tub: "jacuzzi*, banera de hidromasaje, hidromasaje*, yacuzzi",
  garden: "jardin*, patio",
  barbecue: "barbacoa*, parrilla*, asador*",
  lounge: "salon, sala comun, biblioteca*, chimenea*, zona comun, sala de estar, zonas comunes",
  games: "juegos de mesa, juegos, billar*, ping pong, sala de juegos, futbolin",
  meeting_room:
    "sala de reuniones, salas de reuniones, reunion*, conferencia*, salon de eventos, banquete*, sala de conferencias, seminario*, sala de juntas, congreso*",
  printer: "imprim*, impres*, impresora*, fotocop*, tarjeta de embarque, escaner, escanear",
  laundry: "lavander*, lavadora*, lavar la ropa, lavar ropa, secadora*, colada, lavar mi ropa",
  dry_cleaning: "limpieza en seco, tintoreria*, lavado en seco",
  playground:
    "parque infantil, zona de juegos, area de juegos, columpio*, zona infantil, parque de juegos, area infantil",
  kids_club:
    "club infantil, miniclub, mini club, animacion*, actividades para ninos, club de ninos, actividades infantiles, kids club",
  security_cameras: "camara*, videovigilancia*, camaras de seguridad, vigilancia",
  concierge: "conserje*, conserjeria*, botones, portero*, concierge",
  staff_languages: "idiomas, idioma, hablan, habla, lengua, lenguas",
  house_rules: "normas de la casa, reglas de la casa, normas, reglas, reglamento*",
  visitors:
    "visitas, visitante*, invitados, persona adicional, persona extra, invitar, traer amigos, recibir visitas",
  parties: "fiesta*, despedida de soltero, despedidas, eventos",
  wedding: "boda*, casarse, casarnos, matrimonio*",
  damage: "dano, danos, roto, rompi, romper, desperfecto*",
  sustainability: "sostenib*, ecolog*, medio ambiente, recicl*, sustentab*",
  breakfast: "desayun*, brunch",
  lunch: "almuerz*, almorzar, comida del mediodia, picnic, comer al mediodia, comida para llevar",
  dinner: "cena, cenas, cenar, comer por la noche",
  half_board: "media pension, pension completa, todo incluido, regimen*",
  restaurant:
    "restaurant*, comedor*, menu, comer en el hotel, reservar mesa, reservar una mesa, comidas, mesa para, la carta",
  bar: "bar, bares, coctel*, bebida*, alcohol*, cerveza*, vino, vinos, copas, aperitivo*",
  room_service:
    "servicio de habitaciones, servicio a la habitacion, room service, desayuno en la habitacion, comer en la habitacion, comida a la habitacion, desayuno en la cama, comida en la habitacion, servicio al cuarto, cena en la habitacion",
  diet: "vegetarian*, vegan*, halal, kosher, lactosa, diet*",
  allergy: "alerg*, gluten*, celiac*, sin gluten, intoleran*",
  dress_code:
    "codigo de vestimenta, vestimenta*, etiqueta, dress code, como vestir, pantalon corto, pantalones cortos, chanclas, corbata",
  vending_machine:
    "maquina expendedora, maquinas expendedoras, snack*, hielo, maquina de hielo, aperitivos, maquina de bebidas",
  children: "nino*, nina, ninas, hijo*, hija*, bebe*, familia*, infantil*, crios",
  babysitting: "ninera*, canguro*, guarderia*, babysitt*, cuidado de ninos, cuidador*",
  high_chair: "trona*, silla alta, sillas altas, silla para bebe, sillita*",
  pets: "mascota*, perro*, gato*, animal*, perrito*",
  parking:
    "parking*, aparca*, estaciona*, garaje*, plaza de garaje, coche*, carro*, plaza de aparcamiento, cochera*, vehiculo*, parqueadero*, auto",
  ev_charging:
    "cargador electrico, coche electrico, coches electricos, punto de recarga, cargar el coche, estacion de carga, cargador para coche, vehiculo electrico, vehiculos electricos, puntos de recarga, auto electrico, recargar el coche, tesla, punto de carga, cargar mi coche, carro electrico",
  shuttle:
    "traslado*, transfer*, lanzadera*, recogida*, recogernos, servicio de transporte, recogerme, transporte al aeropuerto, transporte",
  taxi: "taxi*, uber, cabify",
  airport: "aeropuert*, vuelo*, avion*",
  train: "estacion de tren, tren, trenes, estacion, ferrocarril*",
  bus: "autobus*, bus, buses, parada*, tranvia*, metro, transporte publico, guagua*, colectivo*",
  car_hire:
    "alquiler de coches, alquilar un coche, coche de alquiler, rentar un auto, alquiler de autos, alquilar coche, renta de autos, alquiler de carros",
  bicycle: "bici*, biciclet*, e bike, alquiler de bicicletas, ciclis*",
  motorcycle: "moto, motos, motociclet*, scooter*",
  boat: "barco*, barca*, ferry*, kayak*, canoa*, paseo en barco, vela, lancha*, crucero*",
  address:
    "direccion*, codigo postal, donde esta el hotel, donde estan, como llegar, ubicacion*, ubicad*, donde se encuentra el hotel, localizacion*, situad*, como llego",
  contact:
    "numero de telefono, telefono*, correo electronico, correo, e mail, email, contact*, llamar, llamarles",
  city_center: "centro de la ciudad, centro, casco antiguo, centro historico, centro del pueblo",
  tours:
    "excursion*, visita guiada, tour*, visitas guiadas, senderis*, actividades, entradas, que hacer, paseo*, guia",
  attractions:
    "atraccion*, museo*, monumento*, castillo*, iglesia*, teatro*, cine, lugares de interes, que ver, que visitar, villa",
  nearby_restaurants:
    "restaurantes cerca, restaurantes cercanos, restaurante cercano, donde comer, donde cenar, recomendar un restaurante, restaurantes por la zona, pizzeria*, buen restaurante, restaurante cerca, donde podemos comer, restaurantes en la zona, restaurantes de la zona",
  beach: "playa*, mar, costa",
  lake: "lago*",
  ski: "esqui*, esquiar, guardaesquis, forfait, nieve, pistas de esqui",
  sports:
    "tenis, golf, deporte*, yoga, montar a caballo, correr, futbol*, surf, buceo*, escalada*, pesca, padel",
  shops: "supermercado*, tienda*, compras, panaderia*, souvenir*, recuerdos, comercio*, de compras",
  market: "mercado*, mercadillo*, rastro",
  pharmacy: "farmacia*, medicament*, medicina*, aspirina*, paracetamol*, tirita*, ibuprofeno*",
  doctor: "medico*, doctor*, hospital*, clinica*, dentista*, primeros auxilios, enfermer*",
  emergency:
    "emergencia*, urgencia*, ambulancia*, policia*, bombero*, salida de emergencia, alarma de incendios, salidas de emergencia",
  cash_machine:
    "cajero*, cajero automatico, banco*, cambio de moneda, cambiar dinero, sacar dinero, casa de cambio, cambiar divisas",
  weather: "clima, tiempo hace, lluvia*, temperatura*, pronostico*, meteorolog*, que tiempo",
  nightlife:
    "discoteca*, vida nocturna, musica en vivo, bailar, casino*, concierto*, fiesta nocturna, entretenimiento*, ambiente nocturno",
  umbrella: "paraguas",
  newspaper: "periodico*, diario, prensa, revista*",
  parcel: "paquete*, correos, sello*, tarjeta postal, postal*, oficina de correos, envio*",
  wake_up_call:
    "despertador*, servicio de despertador, despertar*, llamada de despertador, llamada para despertar",
  celebration: "cumpleanos, aniversario*, luna de miel, romantic*, sorpresa*, tarta*, pastel*, celebra*",
  flowers: "flor, flores, ramo*, rosas",
  bottle: "champan*, cava, prosecco, botella de vino, botella*, champagne",
  rating: "estrellas, cuantas estrellas, calificacion*, opinion*, resenas, valoracion*",
  history: "historia, construi*, reforma*, renova*, propietari*, dueno*",
  price:
    "preci*, cuesta*, costo*, coste*, gratis, gratuit*, tarifa*, cargo*, suplemento*, cuanto cuesta, cuanto, euro, euros, cobran, caro, cobra, vale, de pago, cuanto vale, recargo*",
  time: "a que hora, que hora, hora, horas, horario*, cuando, abiert*, abre*, cierra*, cerrado*, hasta que hora, desde que hora, hasta cuando, apertura, cierre, a partir de que hora, horarios",
  place: "donde, donde esta, en que planta, en que piso, donde se encuentra, donde puedo",
  reserve:
    "reservar, con antelacion, reserva previa, con anticipacion, cita, cita previa, antelacion, por adelantado, reservado",
  distance:
    "lejos, distancia*, cerca*, a pie, mas cercan*, cercan*, kilometro*, minutos, queda, proxim*, andando",
  quantity: "cuantos, cuantas, numero de, maximo, cuantas veces, por persona",
  included: "inclui*, incluye*, en el precio, incluid*",
  early: "temprano, antes, anticipad*, mas temprano, pronto",
  late: "tarde, mas tarde, tardi*, despues de medianoche, de madrugada, por la noche",
  allowed:
    "permit*, permiso, acepta*, prohibid*, se puede, puedo llevar, puedo traer, llevar, traer, admite*, admiten, bienvenid*, admit*",
  weekend:
    "fin de semana, fines de semana, domingo*, sabado*, lunes, martes, miercoles, jueves, viernes, festivo*",
  season: "verano*, invierno*, primavera*, otono*, temporada*, navidad*, semana santa, todo el ano",
  size: "tamano*, grande*, altura*, peso, pequen*, profund*, mide, metros cuadrados",
  kind: "que tipo, que clase, cual, cuales, tipo de, tipos de, opciones, que tienen",
  all_day: "24 horas, 24h, las 24 horas, toda la noche, dia y noche, a cualquier hora, siempre",
  daily: "diari*, cada dia, todos los dias, por dia, al dia",
  in_room: "en la habitacion, en las habitaciones, en mi habitacion, en el cuarto, en nuestra habitacion",
  on_site: "en el hotel, en el establecimiento, in situ, en el alojamiento",
  password: "contrasena*, clave, claves, red, conectar*, codigo wifi",
  for_children:
    "para ninos, para los ninos, para mi hijo, con ninos, para bebes, para mi hija, para bebe, para mi bebe",
  indoor: "interior*, cubiert*, techad*",
  outdoor: "exterior*, al aire libre, fuera, afuera",
  electric: "electric*, cargar, recarg*",
  the_house:
    "hotel, hoteles, alojamiento*, establecimiento*, habitacion, habitaciones, cuarto, cuartos, hostal*, casa, huesped*, estancia*, estadia*, servicio, servicios, instalacion*",
  order: "adios, gracias, busco, estoy buscando",
  elsewhere: "tren, trenes, taxi, billete*, museo, conductor",
};
