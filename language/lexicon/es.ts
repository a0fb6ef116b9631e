import type { WordList } from "./concepts.ts";

export const es: WordList = {
  check_in:
    "check in, checkin, entrada, hora de entrada, llegada*, llegar, registrarse, registro, entrar en la habitacion, habitacion lista, hora de llegada, entrar a la habitacion, cuando podemos entrar, podemos entrar, puedo entrar, se puede entrar, cuando podemos llegar, podemos llegar, tener la habitacion, disponer de la habitacion, recoger las llaves, llegamos, ingreso a la habitacion, hacer el check in, el checkin, horario de ingreso, hora de ingreso, hacer el ingreso, entrega de llaves, nos dan la habitacion, horario de entrada, cuando podemos ir, cuando podemos venir, a que hora podemos ir, recogida de llaves, entrar en la casa, entrar al apartamento",
  early_check_in:
    "check in temprano, entrada anticipada, llegar antes, early check in, llegada anticipada, entrar antes, check in anticipado, llegar temprano, check in antes, llegar mas temprano, entrar mas temprano, llegamos antes, ingresar antes, ingreso anticipado, llegar por la manana, tener la habitacion antes, early checkin, check in mas temprano, habitación más temprano, entrar más temprano, habitación por la mañana",
  late_check_in:
    "llegada tardia, llegar tarde, check in tarde, llegar despues de medianoche, llegar mas tarde, check in tardio, llegar de madrugada, entrada tardia, llegamos tarde, llegaremos tarde, llegamos de madrugada, llegar de noche, llegar muy tarde, llegamos de noche, llegar en la noche, self check in, llegamos despues, vamos a llegar tarde, volver tarde por la noche, puerta por la noche, abren de noche, abrirnos de noche, llegar después de medianoche, llegamos después de medianoche, llegamos muy tarde, quedarnos fuera, quedarse en la calle, nos abren de noche",
  check_out:
    "check out, checkout, salida, hora de salida, dejar la habitacion, deje la habitacion, dejen la habitacion, dejar su habitacion, abandonar la habitacion, desocupar, dejar libre la habitacion, entregar la habitacion, tenemos que salir, hay que salir, tengo que salir, dejar el cuarto, entregar el cuarto, dejar las llaves, devolver las llaves, hay que dejar, tenemos que dejar, salir de la habitacion, hora del checkout, desalojar, dejar el apartamento, horario de salida, dejar la habitación, desocupar la habitación, entregar la llave, devolver la llave, dejar libre, liberar la habitación, salir de la habitación, abandonar la habitación, cuándo hay que irse, hay que irse, hay que marcharse, tenemos que irnos, tenemos que marcharnos, a qué hora hay que irse, a qué hora nos vamos, hora hay que salir, dejar libre la habitación, entregar la habitación, a qué hora tenemos que salir, a qué hora debo salir, quedarnos el ultimo dia, hasta que hora podemos quedarnos, hasta que hora podemos estar, cuando tenemos que irnos, hay que dejar libre, debe quedar libre, abandonar el apartamento, abandonar la parcela, abandonar el alojamiento, desalojo, dejar la casa, marcharnos, irnos, salir el ultimo dia, entregar las llaves, dejar libres",
  late_check_out:
    "salida tardia, late check out, check out tarde, salir mas tarde, check out tardio, dejar la habitacion mas tarde, quedarnos mas tiempo en la habitacion, salida mas tarde, late checkout, checkout tarde, salir despues, quedarnos en la habitacion, quedarme en la habitacion, conservar la habitacion, dejar la habitacion despues, extender el check out, irnos mas tarde, late check, quedarnos en la habitación hasta, quedarme en la habitación hasta, dejar la habitación más tarde, salir más tarde, remolonear, dormir hasta tarde, quedarnos hasta mediodía, alargar la salida, quedarnos un poco mas, quedarnos un rato mas, mas tiempo el ultimo dia",
  reception:
    "recepcion*, conserje nocturno, mostrador, mesa de entrada, lobby, alguien por la noche, alguien en recepción, recepción, portero de noche",
  key: "llave, llaves, tarjeta de la habitacion, tarjeta llave, me he quedado fuera, llave del cuarto, tarjeta magnetica, tarjeta de acceso, llave perdida, quede afuera, copia de la llave, nos quedamos afuera, perdida de llaves, perdida de las llaves, perder las llaves, pierdo las llaves, perdido las llaves, perdido la llave, dejar las llaves, dejamos las llaves, devolver las llaves, copia de llaves, juego de llaves, cerrajero",
  access_code:
    "codigo de la puerta, codigo de acceso, codigo de entrada, codigo puerta, caja de llaves, clave de la puerta, clave de acceso, codigo del portal, clave de entrada, cajita de llaves, codigo del porton, cajetin, cajetin de llaves, candado, cerradura electronica, cerradura inteligente, entrada autonoma, como entramos, como se entra, recoger las llaves, caja de seguridad de llaves",
  id_document:
    "pasaport*, dni, documento de identidad, documentos, identificacion, carnet, carne de conducir, documento, cedula, ine, documento nacional, id, carnet de identidad, documentos de identidad, pasaporte*, documentacion, parte de viajeros, registro de viajeros, datos de todos, nie, documento identificativo",
  occupancy:
    "cuantas personas, cuantos huespedes, cuanta gente, cuantos cabemos, numero de personas, numero de huespedes, capacidad, aforo, numero maximo, maximo de personas, plazas, cuanta gente cabe, cuantas personas caben, caben, cuantos podemos, ocupacion maxima, una persona mas, cuentan como, cuenta como persona, cuantos caben",
  minimum_age:
    "edad minima, cuantos anos, menor de edad, menores, limite de edad, edad, menores de edad, sin sus padres, sin padres, mayor de edad, tiene 17, sola en la habitación, sin adulto, acompanados de un adulto, acompanado por un adulto, acompanados por un adulto, adolescentes, mayores de edad, mayoria de edad, que edad, no acompanad*, menores sin, 18 anos, grupos de jovenes, menores de 18",
  booking:
    "reserva, reservas, reservacion*, numero de reserva, disponibilidad, habitacion disponible, habitaciones disponibles, tienen disponibilidad, teneis disponibilidad, hay lugar, tienen lugar, tienen habitaciones, cuartos disponibles, quedan habitaciones, habitacion libre, reservado, confirmacion de reserva, estancia minima, estadia minima, minimo de noches, noches minimo, solo una noche, una sola noche, minimo dos noches, minimo de dos noches",
  cancellation:
    "cancel*, anular*, anulacion*, anular la reserva, desistir, no podemos ir, no podremos ir, echarme atrás, echarnos atrás, si no podemos ir, si no vamos, darme de baja de la reserva",
  change_of_booking:
    "cambiar mi reserva, modificar mi reserva, cambiar la reserva, modificar la reserva, cambiar las fechas, cambiar fechas, modificar reserva",
  deposit:
    "deposito*, fianza*, anticipo*, pago por adelantado, prepago, bloquear dinero, retener dinero, bloquean dinero, retienen dinero, fianza, retención en la tarjeta, bloqueo en la tarjeta, bloquear un importe, paga y senal, devolver la fianza, devolucion de la fianza, devuelven la fianza, recuperar la fianza, dar por adelantado, adelanto, reserva del 30, pago inicial, garantia",
  payment:
    "pagar, pago, pagos, tarjeta*, tarjeta de credito, efectivo, visa, mastercard, paypal, formas de pago, cheque*, transferencia*, bizum, metodos de pago, pagar con tarjeta, american express, amex, debito, mercado pago, nequi, yape, apple pay, google pay, pagar en efectivo, dinero en efectivo, pagar en dolares, solo efectivo, liquidar la cuenta, saldar la cuenta, pagar con el móvil, billetes de, en efectivo, pagar a la llegada, pagar al llegar, pagar por adelantado, forma de pago, pago por adelantado, abonar, abonar la estancia, tarjetas, pagar la estancia, datafono, cheque, cheques",
  city_tax:
    "tasa turistica, impuesto turistico, tasa*, impuesto*, ecotasa, tasa de estancia, impuesto turístico, tasa municipal, tasa local, impuesto de estancia, pagar al ayuntamiento",
  invoice:
    "factura*, recibo*, iva, ticket de compra, comprobante, ticket, rfc, boleta*, a nombre de mi empresa, a nombre de la empresa, nota de gastos, con iva, cif, para la empresa",
  refund: "reembols*, devolucion*, devolver el dinero",
  extra_night:
    "noche extra, noche adicional, noche mas, otra noche, prolongar, alargar la estancia, extender, quedarnos mas dias, ampliar la estancia, una noche mas, noches mas, agregar una noche, quedarnos otra noche, quedarnos una noche, extender la estadia, extender la estancia, un dia mas",
  room_upgrade:
    "upgrade*, mejorar la habitacion, habitacion superior, habitacion mejor, mejora de habitacion, lado del lago, habitación al lago, vistas al lago, mejor habitación, suplemento vistas, con vistas al lago",
  discount:
    "descuento*, codigo promocional, promocion*, oferta*, rebaja*, cupon*, mas barato, promo, tarifa reducida",
  gift_voucher: "bono regalo, tarjeta regalo, cheque regalo, vale regalo",
  group: "grupo, grupos",
  guest_card:
    "tarjeta de huesped, tarjeta turistica, tarjeta de visitante, guest card, city card, city pass, tarjeta de la region, pase turistico",
  opening_season:
    "cierre anual, cierre por temporada, cierre de invierno, cierran en invierno, cerrado en invierno, cierra en invierno, cerrado por vacaciones, reabr*, reapertura*, vuelven a abrir, volveis a abrir, abierto todo el ano, abren todo el ano, abris todo el ano, abren en invierno, abierto en invierno, inicio de temporada, fin de temporada, temporada de apertura, apertura de temporada, meses abren",
  luggage:
    "equipaje*, maleta*, bolsa, bolsas, mochila*, consigna*, guardar las maletas, bolsos, dejar las maletas, dejar el equipaje, valija*, guardar el equipaje, guardar las valijas, dejar las cosas, dejar nuestras cosas, bultos, petaca*, deposito de equipaje, arrastrando las maletas, guardarnos las maletas, dejar los bultos, consigna, mochilas",
  lost_property:
    "objetos perdidos, perdido, he olvidado, olvide, perdi, deje olvidado, olvidado, me deje, se me olvido, se nos olvido, olvidamos, deje algo, perdi algo, extravi*, se me quedo, me olvide, olvidado en la habitación, dejé en la habitación, nos dejamos, encontrado mi, enviármelo, me he dejado, guardan las cosas, objetos olvidados",
  room_types:
    "tipo de habitacion, tipos de habitaciones, habitacion doble, habitacion individual, suite*, apartament*, habitacion triple, habitaciones comunicadas, tipos de habitacion, cuarto doble, cuarto sencillo, estudio, departamento*, habitacion sencilla, tipos de cuartos, matrimonial, recamara*, monoambiente*, metros cuadrados, tamaño de la habitación, cómo de grande, habitación doble, tipo de habitación",
  family_room: "habitacion familiar, habitaciones familiares, habitacion cuadruple, suite familiar",
  view: "vista, vistas, panoram*, vista al lago, vistas al mar, da al mar, da a la calle, balcon con vista",
  bed: "cama, camas, cama doble, cama de matrimonio, camas separadas, king size, colchon*, camas individuales, cama matrimonial, cama grande, litera*, cama queen, camas gemelas, cucheta*",
  extra_bed:
    "cama supletoria, cama extra, cama adicional, camas supletorias, sofa cama, cama plegable, otra cama, camas extras, agregar una cama, anadir una cama, tercera cama, catre, sofacama, cama de mas, colchon extra, añadir una cama, poner otra cama, tres en la habitación, colchón extra, una cama más, otra camita, dormir tres",
  cot: "cuna*, cunas, cama para bebe, cuna de viaje, cuna para bebe, corralito, moises, cuna para el bebe, cuna, camita, cunita, cama para el bebé",
  bedding:
    "almohada*, manta*, sabana*, edredon*, ropa de cama, cobija*, frazada*, colchas, acolchado, funda*, ropa blanca, sabanas, lenceria, deshacer las camas, quitar las sabanas, retirar las sabanas, camas hechas, camas estan hechas, camas deshechas, fundas, fundas nordicas, mantas, manta, saco de dormir, sacos de dormir, juego de sabanas, llevar sabanas, traer sabanas, protector de colchon, funda de almohada",
  towels:
    "toalla*, toallas de playa, toallas de piscina, toallas para la piscina, toallas, toallas de bano, ropa de bano, panos de cocina",
  pool_towels:
    "toallas de playa, toallas de piscina, toallas para la piscina, toallas para la playa, toallon*, toallas en la piscina, toallas para la alberca, toallas de alberca, toallas para la pileta",
  toiletries:
    "champu, jabon*, gel de ducha, cepillo de dientes, pasta de dientes, articulos de aseo, papel higienico, artculos de tocador, amenities, champus, maquinilla*, shampoo, pasta dental, papel de bano, afeitar, rastrillo, crema de enjuague, acondicionador, kit dental, enjuague",
  bathrobe: "albornoz*, bata, batas, zapatilla*, pantufla*, salida de bano, chinelas",
  bathroom:
    "bano, banos, cuarto de bano, bano privado, aseo*, wc, bano compartido, inodoro*, lavabo*, sanitario*, servicio higienico, retrete*, excusado, bide, lavamanos",
  bathtub: "banera*, tina, tinas",
  shower: "ducha*, regadera*",
  hot_water:
    "agua caliente, calentador de agua, termo electrico, boiler, calefon, sin agua caliente, no hay agua caliente",
  hairdryer:
    "secador*, secador de pelo, secadora de pelo, secar el pelo, secadora de cabello, plancha de pelo, secarme el pelo",
  iron: "plancha*, tabla de planchar, planchar, planchar una camisa, burro de planchar, planchita, plancha, arrugad*",
  safe: "caja fuerte, cajas fuertes, caja de seguridad, objetos de valor, taquilla*, casillero*, joyas, guardar bajo llave, dejar a buen recaudo, cajita fuerte",
  minibar:
    "minibar*, mini bar, frigobar, mantener frío, tener frío, guardar en frío, nevera en la habitación, neverita, en la nevera",
  fridge:
    "nevera*, frigorific*, refrigerador*, heladera*, congelador*, hielera, frigobar, refri, frigo, heladerita",
  medicine_fridge:
    "insulina*, guardar medicamentos, medicamentos en la nevera, medicinas en la nevera, refrigerar medicamentos, refrigerar medicinas, refrigerar un medicamento, conservar medicamentos, medicamento refrigerado, medicacion en frio, medicinas en frio, medicamentos en frio, refrigerar la medicacion, medicacion en la nevera, medicinas en el refrigerador, refrigerar mis medicamentos, refrigerar medicacion, guardar insulina",
  kettle:
    "hervidor*, tetera*, te, pava electrica, pava, hervir agua, calentar agua, agua para el te, agua para mate, hacer té, hacerme un té, agua caliente para, infusión",
  coffee:
    "cafe, cafetera*, maquina de cafe, expreso, capuchino*, nespresso, capsulas, hacer café, hacerme un café, máquina de café",
  kitchen:
    "cocina, cocinar, cocinas, microondas, kitchenette, horno, cocineta*, fogon*, parrilla electrica, estufa para cocinar, lavavajillas, vajilla, ollas, vitroceramica, hornalla*, anafe, lavaplatos, placa de induccion, fregar los platos, lavar los platos, platos sucios, platos lavados, fregar, friega, sarten*, tostadora, vasos, utensilios, menaje, vaciar el lavavajillas, fuegos de la cocina, hacer la comida, freir, cacerola*, propios platos, los cubiertos, cubiertos y, y cubiertos",
  water:
    "agua potable, agua del grifo, botella de agua, agua mineral, botellas de agua, agua embotellada, tomar agua, agua de la llave, agua de la canilla, beber el agua, garrafon, dispensador de agua",
  tv: "tv, tele, television*, televisor*, canales, ver el partido, control remoto, mando a distancia, televis*, ver una película",
  streaming: "netflix, streaming, chromecast, youtube, disney, ver series, nuestra cuenta, hbo",
  phone: "telefono en la habitacion, llamar desde la habitacion, telefono de la habitacion",
  desk: "escritorio*, espacio de trabajo, teletrabaj*",
  power_socket:
    "enchufe*, adaptador*, cargador*, toma de corriente, voltaje, cargar el movil, cargar el celular, cargar el telefono, contacto electrico, tomacorriente*, usb, alargador, cargador de celular, alargue, clavija, cargar el móvil, qué enchufes, los enchufes, mi enchufe, enchufe americano, enchufe inglés, clavija*, alargador*, alargadera*, regleta*, ladron de enchufes, enchufe europeo, prolongador*",
  air_conditioning:
    "aire acondicionado, climatiza*, ventilador*, aire, clima en la habitacion, minisplit, hace calor en la habitacion, aire frio, abanico*, enfriar la habitación, refrigerar, mucho calor en la habitación",
  heating:
    "calefaccion*, calefactor*, radiador*, estufa, climatizada, hace frio en la habitacion, calentador, caloventor, termostato, estufa*, estufa de lena, estufa de pellets, encender la calefaccion",
  balcony: "balcon*",
  terrace: "terraza*, azotea*",
  noise:
    "ruido*, ruidos*, silencios*, insonoriza*, tapones para los oidos, tranquil*, bulla, se oye todo, se escucha ruido",
  quiet_hours:
    "horas de silencio, horario de silencio, silencio, horas de descanso, hacer ruido, horario de descanso, toque de queda, guardar silencio, música hasta, no hacer ruido, hacer silencio, estar en silencio, descanso, respetar el descanso, ruido*, ruidos molestos, ruidos, musica, musica alta, poner musica, molestar, molestias, vecinos, volumen, bajar el volumen, hora de silencio, tocar la guitarra",
  housekeeping:
    "limpieza*, limpiar, limpiar la habitacion, arreglar la habitacion, camarera de piso, hacer la habitacion, servicio de limpieza, cambio de sabanas, cambiar las sabanas, limpian, mucama*, arreglar el cuarto, hacer el cuarto, cambio de toallas, aseo de la habitacion, limpian la habitacion, tender la cama, hacen la habitacion, cambian las toallas, recamarera*, aseo del cuarto, hacer la habitación, limpiar la habitación, hacer la cama, limpieza, señora de la limpieza, sábanas limpias, cambio de sábanas, arreglar la habitación, pasan a limpiar, cambian las sábanas, hacen la habitación, pasan a hacer el cuarto, cambio de ropa de cama, cambio de ropa, cambian la ropa de cama",
  waste:
    "basura*, residuo*, contenedor*, papelera*, tirar la basura, separar la basura, punto limpio, desecho*, bote de basura, tacho*, desperdicios, contenedores de reciclaje, reciclar vidrio, basuras, reciclar, reciclaje, reciclado, residuos, cubo de basura, cubos de basura, separar basura, carton, botellas vacias, bolsa de basura, basurero*, sacar la basura, desechos, vidrio y",
  smoking:
    "fum*, fumador*, no fumadores, cigarr*, cenicer*, vape*, tabaco, fumar, puro*, pucho*, area de fumadores, iqos, pitillo, vapear, cenicero",
  insects: "mosquit*, insect*, mosquitera*, chinches, hormigas, cucarachas, bichos, zancudo*, avispas",
  wifi: "wifi, wi fi, internet, clave del wifi, conexion*, clave wifi, red wifi, inalambric*, guifi, contrasena del wifi, clave de internet, red inalambrica, senal de wifi, clave del internet, conectarme, conectarnos, conexión, señal de internet, videollamada*",
  sim_card:
    "tarjeta sim, sim, esim, e sim, tarjeta prepago, chip de celular, chip local, chip para el celular",
  mobile_signal:
    "cobertura movil, cobertura de movil, senal de celular, senal de movil, senal movil, hay cobertura, cobertura, senal telefonica, datos moviles, roaming, itinerancia, 4g, 5g, lte, senal del celular, senal de telefono",
  elevator:
    "ascensor*, elevador*, escalera*, gradas, escalones, planta baja, elevador, subir a pie, cochecito en el ascensor, subir escaleras",
  accessibility:
    "silla de ruedas, discapaci*, accesib*, minusvalid*, movilidad reducida, rampa*, adaptada*, personas mayores, andador, sin escalones, muletas, sin escaleras, cuesta andar",
  pool: "piscina*, alberca*, pileta*, nadar, tumbona*, hamaca*, banarse, meterse a la piscina, chapuzon, reposera*, camastro*, tobogan*, asoleadero, darme un chapuzón, chapuzón, darnos un baño, hacer unos largos, pileta, alberca, bañarse",
  lifeguard:
    "socorrista*, salvavidas, guardavidas, banero, vigilante de piscina, piscina vigilada, rescatista*, playa vigilada",
  swimming_cap:
    "gorro de bano, gorro de natacion, gorro de piscina, gorro en la piscina, gorro para la piscina, gorro",
  gym: "gimnasio*, fitness, gym, hacer ejercicio, entrenar, sala de pesas, ejercicio, pesas, maquinas de ejercicio, caminadora, cinta de correr, hacer deporte, gimnasio, máquinas para",
  spa: "spa, bienestar, bano turco, hammam, tratamiento*, wellness, balneario*, bano de vapor, baño turco, balneario",
  sauna: "sauna*",
  massage: "masaje*, masajes, masajista*, masaj*, que me den un masaje, masajista",
  hot_tub: "jacuzzi*, banera de hidromasaje, hidromasaje*, yacuzzi, tina caliente, tinaja, bano de burbujas",
  garden: "jardin*, patio",
  barbecue: "barbacoa*, parrilla*, asador*, bbq, carbon vegetal",
  fireplace:
    "chimenea*, estufa de lena, hogar a lena, fogata*, hoguera*, brasero, encender el fuego, salamandra, hacer fuego, encender fuego",
  firewood: "lena, lenos, lena para la chimenea, pellets, lena para la estufa",
  lounge: "salon, sala comun, zona comun, sala de estar, zonas comunes",
  library:
    "biblioteca*, intercambio de libros, tomar prestado un libro, sala de lectura, rincon de lectura, prestamo de libros, prestan libros, libros para leer, libros para prestar, estanteria de libros",
  games: "juegos de mesa, juegos, billar*, ping pong, sala de juegos, futbolin",
  meeting_room:
    "sala de reuniones, salas de reuniones, reunion*, conferencia*, salon de eventos, banquete*, sala de conferencias, seminario*, sala de juntas, congreso*, sala para una reunión, reunión de equipo, seminario",
  coworking: "coworking*, espacio de coworking, oficina compartida, cowork",
  printer:
    "imprim*, impres*, impresora*, fotocop*, tarjeta de embarque, escaner, escanear, imprimir el boleto, imprimir boletos, imprimir, fotocopi*",
  laundry:
    "lavander*, lavadora*, lavar la ropa, lavar ropa, secadora*, colada, lavar mi ropa, lavar nuestra ropa, lavado de ropa, lavarropas, tender la ropa, secarropas, detergente, tintoreria y lavado, lavar camisas, ropa sucia, camisas, lavarme",
  dry_cleaning: "limpieza en seco, tintoreria*, lavado en seco",
  playground:
    "parque infantil, zona de juegos, area de juegos, columpio*, zona infantil, parque de juegos, area infantil, tobogán",
  kids_club:
    "club infantil, miniclub, mini club, animacion*, actividades para ninos, club de ninos, actividades infantiles, kids club, entretener a los niños, animación, actividades para niños",
  security_cameras:
    "camara*, videovigilancia*, camaras de seguridad, vigilancia, grabad*, filmad*, cámaras, videovigilancia, nos graban, grabando",
  concierge: "conserje*, conserjeria*, botones, portero*, concierge",
  tip: "propina*, servicio incluido, dejar propina",
  staff_languages:
    "idiomas, idioma, hablan, habla, lengua, lenguas, hablan ingles, hablan espanol, alguien habla, se habla, habláis, alguien que hable, hable español, hablen",
  house_rules: "normas de la casa, reglas de la casa, normas, reglas, reglamento*",
  fire_safety:
    "salida de emergencia, alarma de incendios, extintor*, detector de humo, punto de encuentro, punto de reunion, ruta de evacuacion, evacuacion*, via de escape, vias de escape, incendio*, escalera de incendios, matafuego*, extinguidor*, monoxido, plan de evacuacion, alarma contra incendios, velas, encender velas, llama abierta, fuego abierto, fuegos artificiales, petardo*, incienso, antorcha*, hoguera*, fogata*, hacer fuego, encender fuego, fuegos, fuego, inflamable*, brasero*, farolillo*",
  visitors:
    "visitas, visitante*, invitados, persona adicional, persona extra, invitar, traer amigos, recibir visitas, traer un amigo, traer una amiga, subir a la habitacion, amigos en la habitacion, acompanante*, meter a alguien, amiga a la habitación, amigo a la habitación, subir a alguien, invitar a alguien, traer a alguien, visita en la habitación, subir a la habitación, suba a la habitación, venir a la habitación, visitarnos, visitarme, vengan amigos, venir amigos, amigos a dormir, dormir un amigo, quedarse a dormir, visitas externas, personas ajenas, persona ajena, personas no registradas, personas no alojadas, ajenas a la reserva, recibir visita, invitar a, amigos, unos amigos, venir a verme, venir a vernos, venir a visitarnos, personas externas, personas adicionales, huespedes adicionales, gente de fuera, no registrad*, no alojad*, dormir con nosotros, pasar la noche, personas distintas, mas gente, mas personas de las",
  parties: "fiesta*, despedida de soltero, despedidas, eventos, fiesta de cumpleanos",
  wedding: "boda*, casarse, casarnos, matrimonio*",
  photographer: "fotograf*, sesion de fotos, sesion fotografica, fotos de boda, fotos profesionales",
  damage:
    "dano, danos, roto, rompi, romper, desperfecto*, rompemos, rompo, rota, rotos, roturas, rotura, se rompe, danar, danad*, estropear, estropeamos, estropeado, mancha*, manchar, derram*, quien paga si, reponer, reparar, reparacion*, deterioro*, destroz*, perdida o rotura, se nos rompe, indemniz*, gastos de reposicion, coste de reposicion",
  sustainability: "sostenib*, ecolog*, medio ambiente, recicl*, sustentab*",
  breakfast:
    "desayun*, brunch, comer por la manana, comer en la manana, buffet de la manana, desayunar, comer por la mañana, algo de comer por la mañana, desayunito",
  lunch:
    "almuerz*, almorzar, comida del mediodia, comer al mediodia, comida al mediodia, comer a mediodia, comer a las dos, lonche, comer a mediodía, bocadillo*, ensalada, tentempié, comer al mediodía, sándwich, se puede comer a mediodía, comida del mediodía, dan de comer, menú del día",
  packed_lunch:
    "picnic*, comida para llevar, almuerzo para llevar, bocadillos para llevar, vianda*, almuerzo empacado, cesta de picnic, box lunch, lonchera*, desayuno para llevar, pic nic, lunch para llevar, canasta de picnic, merienda para llevar, desayuno de picnic, bolsa de picnic, bocadillo para la excursion",
  dinner:
    "cena, cenas, cenar, comer por la noche, comer de noche, comer en la noche, cenamos, merienda cena, comer esta noche",
  half_board:
    "media pension, pension completa, todo incluido, regimen*, desayuno y cena, cena incluida, añadir la cena, con cena",
  restaurant:
    "restaurant*, comedor*, menu, comer en el hotel, reservar mesa, reservar una mesa, comidas, mesa para, la carta, se puede comer, comer aqui, comer ahi, menu del dia, dan de comer, restoran, carta, platos, platillos, cenar, comer algo, algo de comer, cocina abierta, comer con vosotros, comer ahí, hambre, picar algo",
  kids_menu:
    "menu infantil, menu para ninos, menu de ninos, platos para ninos, porciones para ninos, comida para ninos, plato infantil, media porcion, medias raciones para ninos, menu kids, menu para los ninos, media racion",
  tasting_menu:
    "menu degustacion, menu de degustacion, menu gastronomico, menu del chef, menu sorpresa, menu cerrado, tiempos del menu, menu de pasos, menu por pasos, cuantos pasos, cuantos platos tiene, mesa del chef, menu maridaje, menu de tiempos",
  own_food:
    "comida propia, propia comida, nuestra comida, traer comida, llevar comida, comida de fuera, comida de afuera, comida externa, alimentos de fuera, bebidas propias, nuestras bebidas, propias bebidas, traer bebidas, traer nuestra tarta, nuestro pastel, propio pastel, pedir una pizza, pedir pizza, comida a domicilio, pedir delivery, delivery, rappi, glovo, pedidos ya, alimentos externos, traer alimentos, ingresar alimentos, ingresar comida, pedir comida de fuera, introducir comida, introducir alimentos, introducir bebidas, comida del exterior, bebida del exterior, mi propia comida, comida o bebida del exterior, nuestra propia comida, comer en la habitacion, comer en el cuarto, tener alimentos, comidas y bebidas, comida o bebida, comida y bebida, picnic",
  bar: "bar, bares, coctel*, bebida*, alcohol*, cerveza*, vino, vinos, copas, aperitivo*, tomar algo, chela, canas, tomar una copa, cervecita, una caña, cóctel*, una cerveza, copa de vino, aperitivo",
  wine_list:
    "carta de vinos, lista de vinos, vino por copa, copa de vino, vinos locales, vino de la casa, vinos de la region, vinos de la zona, sommelier*, maridaje*, vinos naturales, sumiller*",
  corkage:
    "descorche, derecho de descorche, propio vino, nuestro vino, vino propio, traer vino, llevar vino, traer una botella, propia botella, nuestra botella, traer alcohol, bebidas propias, propias bebidas, nuestras bebidas, traer bebidas, propio alcohol, llevar nuestro vino, traer nuestras bebidas, ingresar bebidas",
  wine_tasting:
    "cata, cata de vinos, degustacion*, degustar, probar los vinos, bodega*, visita a la bodega, vinedo*, vina, enolog*, enoturismo, vinicola*, vinoteca*, cava de vinos, cata de aceite, cata de quesos, cata de cerveza, tour de vinos",
  cooking_class:
    "clase de cocina, curso de cocina, taller de cocina, escuela de cocina, aprender a cocinar, talleres de cocina, clase de paella",
  room_service:
    "servicio de habitaciones, servicio a la habitacion, room service, desayuno en la habitacion, comer en la habitacion, comida a la habitacion, desayuno en la cama, comida en la habitacion, servicio al cuarto, cena en la habitacion, comer en el cuarto, traer comida a la habitacion, llevar a la habitacion, servicio a cuarto, comida al cuarto, servicio de cuartos, suben algo a la habitación, subir a la habitación, subirnos algo, cenar en la habitación, comer en la habitación, traer comida, nos suben, suben comida",
  diet: "vegetarian*, vegan*, halal, kosher, lactosa, diet*, sin carne, sin lactosa, sin cerdo, no come carne, no como carne, nada de carne",
  allergy:
    "alerg*, gluten*, celiac*, sin gluten, intoleran*, frutos secos, cacahuate*, mani, nueces, sin tacc, celíac*, intolerant*, gluten, lactosa, cacahuete*, marisco, sin leche",
  dress_code:
    "codigo de vestimenta, vestimenta*, etiqueta, dress code, como vestir, pantalon corto, pantalones cortos, chanclas, corbata, ir arreglado, ir elegante, en bermudas, en pantalón corto, en chanclas, código de vestimenta",
  vending_machine:
    "maquina expendedora, maquinas expendedoras, snack*, hielo, maquina de hielo, aperitivos, maquina de bebidas",
  children:
    "nino*, nina, ninas, hijo*, hija*, bebe*, familia*, infantil*, crios, chiquitos, nene*, chamaco*, adolescente*, nietos, hasta qué edad, niños gratis, desde qué edad pagan, los niños pagan",
  babysitting:
    "ninera*, canguro*, guarderia*, babysitt*, cuidado de ninos, cuidador*, cuidar a los ninos, cuidar a mis hijos, cuidar ninos, cuidar al bebe, nana, cuidar a los niños, cuidar de los niños, canguro, niñera, cuide a los niños, quedarse con los niños, dejar a los niños con",
  stroller:
    "carrito de bebe, cochecito*, carriola*, silla de paseo, coche de bebe, carrito del bebe, coche para bebe, mochila portabebe, portabebe*, carreola*, carrito para bebe",
  changing_table:
    "cambiador*, panal, mudador, bacinica, orinal, banera para bebe, banera de bebe, banerita, bano de bebe, cambiar al bebe, cambiar el panal, banadera para bebe",
  baby_food:
    "comida para bebe, comida de bebe, papilla*, potito*, calienta biberones, calientabiberones, biberon*, mamadera*, leche en polvo, leche de formula, formula para bebe, leche materna, esteriliz*, tetero*, pures, pure para bebe, mamila*, calentar el biberon, calentar leche, calentar la leche",
  high_chair:
    "trona*, silla alta, sillas altas, silla para bebe, sillita*, silla de bebe, periquera*, silla de comer, silla para ninos, sillita",
  pets: "mascota*, correa*, perro*, gato*, animal*, perrito*, gatito*, peludo*, cachorro*, perra, perrita, pet friendly, perrita*, cuatro patas, labrador, con correa, bozal, vacunad*, vacuna, vacunas, cartilla*, excrement*, cacas, pasaporte del perro, perro guia, perros guia, perro de asistencia, gato, gatos, gatito, perrito, conejo, raza*, razas, transportin, animales domesticos, animal domestico, ladrar, ladra, ladran, ladridos, la correa, una correa",
  farm_animals:
    "animales de granja, animales de la granja, granja, granja escuela, alimentar a los animales, dar de comer a los animales, acariciar a los animales, cabra*, ovejas, vacas, gallinas, burro, alpaca, conejos, establo*, cerdos, corderos, recoger huevos, tocar los animales, ordeñar*, ordeñe",
  parking:
    "parking*, aparca*, estaciona*, garaje*, plaza de garaje, coche*, carro*, plaza de aparcamiento, cochera*, vehiculo*, parqueadero*, auto, donde dejo el coche, dejar el coche, dejar el carro, dejar el auto, donde aparcar, cajon de estacionamiento, parqueo*, parquear, donde parqueo, guardar el coche, playa de estacionamiento, garage, aparco, lugar para el auto, valet parking, aparcar, cofre de techo, meter el coche, estacionar, dónde dejo el coche, velocidad, a paso de persona",
  ev_charging:
    "cargador electrico, coche electrico, coches electricos, punto de recarga, cargar el coche, estacion de carga, cargador para coche, vehiculo electrico, vehiculos electricos, puntos de recarga, auto electrico, recargar el coche, tesla, punto de carga, cargar mi coche, carro electrico, cargador para auto, cargar el auto, cargar el carro, carga de coches, cargar mi auto, wallbox, coche hibrido, enchufar el coche, electrolinera*, tipo 2, recargar mi coche, cargador de coches, coche eléctrico, cargador para el coche, poste de carga, kwh",
  shuttle:
    "traslado*, transfer*, lanzadera*, recogida*, recogernos, servicio de transporte, recogerme, transporte al aeropuerto, transporte, pasar a buscarnos, nos recogen, nos buscan, venir a buscarnos, nos pueden recoger, pasan por nosotros, llevarnos al aeropuerto, transporte desde el aeropuerto, van del hotel, venís a buscarnos, chófer, nos vienen a buscar",
  taxi: "taxi*, uber, cabify, remis*, didi, radiotaxi, llamar un coche, un coche a la estación, carrera hasta",
  airport: "aeropuert*, vuelo*, avion*",
  train:
    "estacion de tren, tren, trenes, estacion, ferrocarril*, renfe, cercanias, tren de, en tren, la estación, del tren",
  bus: "autobus*, bus, buses, parada*, tranvia*, metro, transporte publico, guagua*, colectivo*, camion, micro, omnibus, parada de bus, subte, transporte colectivo, bondi, metrobus, paradero*",
  car_hire:
    "alquiler de coches, alquilar un coche, coche de alquiler, rentar un auto, alquiler de autos, alquilar coche, renta de autos, alquiler de carros, rentar un carro, renta de carros, alquilar un auto, alquilar un carro, rentar coche, rent a car, arriendo de autos",
  bicycle:
    "bici*, biciclet*, e bike, alquiler de bicicletas, ciclis*, alquilar bicis, alquilar bicicletas, guardar las bicis, ciclovia, carril bici, mtb, monopatin*, patinete*, bici, bicis, pedalear, bici eléctrica",
  motorcycle: "moto, motos, motociclet*, scooter*",
  petrol_station:
    "gasolinera*, estacion de servicio, gasolina, diesel, gasoil, repostar, llenar el tanque, llenar el deposito, combustible*, nafta, bencina*, grifo de gasolina, bomba de gasolina, surtidor*, cargar nafta, echar gasolina, gasolineria*, grifo mas cercano, estaciones de servicio",
  winter_tyres:
    "neumaticos de invierno, cadenas para la nieve, cadenas de nieve, cadenas, ruedas de invierno, llantas de invierno, cubiertas de invierno, 4x4, doble traccion, quitanieves, carretera despejada, cadenas para nieve, cuatro por cuatro, llantas para nieve",
  boat: "barco*, barca*, ferry*, paseo en barco, vela, lancha*, crucero*, a las islas, ferri, ferry, embarcadero, lancha",
  address:
    "direccion*, codigo postal, donde esta el hotel, donde estan, como llegar, ubicacion*, ubicad*, donde se encuentra el hotel, localizacion*, situad*, como llego, como llegamos, como se llega, donde estais, donde quedan, donde queda el hotel, donde se ubican, en que zona, coordenadas, google maps, como puedo llegar, donde os encontrais, gps, qué salida, salida de la autopista, encontraros, llegar en coche, cómo llegar, cómo llego",
  contact:
    "numero de telefono, telefono*, correo electronico, correo, e mail, email, contact*, llamar, llamarles, whatsapp, numero para llamar, mail, llamaros, como los contacto, vuestro número, su número, número de teléfono, contactar por teléfono, teléfono del hotel, a qué correo, a qué dirección mando, a qué dirección envío, dónde lo mando",
  city_center:
    "centro de la ciudad, centro, casco antiguo, centro historico, centro del pueblo, ir al centro, al centro, casco viejo",
  tours:
    "excursion*, visita guiada, tour*, visitas guiadas, actividades, entradas, que hacer, paseo*, guia, que se puede hacer, que podemos hacer, cosas que hacer, paseo en barco, vuelta en barco, excursión en barco, crucero, tour de las islas, barquita de las islas",
  hiking:
    "senderis*, sendero*, caminata*, caminar por la montana, excursion a pie, ruta a pie, trekking, rutas de senderismo, hiking, raquetas de nieve, refugio de montana, mapa de senderos, marcha nordica, bastones de trekking, rutas por la montana",
  climbing:
    "escalada*, escalar, rocodromo*, via ferrata, vias ferratas, parque de aventura*, barranquismo, boulder, rapel, tirolesa*, tirolina*, canopy, muro de escalada",
  mountain_safety:
    "avalancha*, alud, rescate de montana, desprendimientos, seguridad en la montana, peligro de avalanchas, fuera de pista, guia de montana, arva, riesgo de aludes, caida de piedras",
  cable_car:
    "teleferico*, telecabina*, telesilla*, funicular*, remontes, telesqui*, aerosilla*, medios de elevacion, tren cremallera, gondola*, andarivel*",
  attractions:
    "atraccion*, museo*, monumento*, castillo*, iglesia*, teatro*, cine, lugares de interes, que ver, que visitar, villa",
  religious_service:
    "misa*, servicio religioso, culto, mezquita*, sinagoga*, oracion*, rezar, orar, sala de oracion, alfombra de oracion, qibla, capilla*, iglesia catolica, iglesia protestante, lugar de culto, horario de misas",
  nearby_restaurants:
    "restaurantes cerca, restaurantes cercanos, restaurante cercano, donde comer, donde cenar, recomendar un restaurante, restaurantes por la zona, pizzeria*, buen restaurante, restaurante cerca, donde podemos comer, restaurantes en la zona, restaurantes de la zona, comer por ahí, un chino cerca, restaurante chino, un japonés cerca, dónde se come bien",
  beach:
    "playa*, mar, costa, bañarse en el lago, nadar en el lago, baño en el lago, embarcadero para bañarse, meterse en el lago, arena",
  lake: "lago*",
  water_sports:
    "deportes acuaticos, deportes nauticos, surf*, windsurf, kitesurf, wakeboard, esqui acuatico, buceo*, bucear, snorkel*, kayak*, canoa*, paddle surf, remo, moto de agua, rafting, traje de neopreno, patin de agua, tabla de surf, careteo",
  fishing: "pesca, licencia de pesca, permiso de pesca, cana de pescar, pescador*, pesca deportiva",
  ski: "esqui*, esquiar, nieve, pistas de esqui, estacion de esqui, centro de esqui, dominio esquiable",
  ski_pass:
    "forfait*, pase de esqui, abono de esqui, ski pass, skipass, ticket de esqui, pase de remontes, forfets, pase para esquiar, pases para medios de elevacion",
  ski_school:
    "escuela de esqui, clases de esqui, curso de esqui, monitor de esqui, profesor de esqui, instructor de esqui, aprender a esquiar, cursillo de esqui, clases de snowboard",
  ski_rental:
    "alquiler de esquis, alquilar esquis, equipo de esqui, alquiler de equipo de esqui, renta de esquis, rentar esquis, alquiler de botas, alquiler de snowboard, material de esqui, alquilar botas de esqui, alquilar equipo, arriendo de esquis, arrendar esquis",
  ski_storage:
    "guardaesqui*, guarda esquis, cuarto de esquis, sala de esquis, taquilla de esqui, taquillas para esquis, secador de botas, guardar los esquis, dejar los esquis, secabotas, calienta botas, deposito de esquis, secar las botas, casillero de esquis",
  ski_bus:
    "ski bus, skibus, autobus a las pistas, bus a las pistas, traslado a las pistas, transporte a las pistas, lanzadera a las pistas, autobus de esqui, shuttle a las pistas",
  cross_country: "esqui de fondo, esqui nordico, pista de fondo",
  sledging: "trineo*, tirarse en trineo, pista de trineo, culipatin, bobsleigh",
  sports: "deporte*, yoga, correr, futbol*",
  tennis: "tenis, pista de tenis, cancha de tenis, padel, squash, badminton, pista de padel, raqueta*",
  golf: "golf, campo de golf, minigolf, mini golf, green fee, cancha de golf",
  horse_riding:
    "montar a caballo, caballo*, cabalgata*, equitacion, pony, ponis, paseo a caballo, hipica*, carruaje*, andar a caballo, hipico, ecuestre",
  shops:
    "supermercado*, tienda*, compras, panaderia*, souvenir*, recuerdos, comercio*, de compras, hacer la compra, abarrotes, despensa, kiosco*, oxxo, mercadona, bodega de abarrotes, colmado, tiendita*, almacen, mandado, comestibles, alimentacion, comprar agua, comprar fruta, comprar comida, comprar leche, comprar pan, tienda de comestibles",
  farm_shop:
    "tienda de la granja, productos de la granja, productos locales, productos regionales, productos caseros, venta directa, comprar vino, comprar sus productos, comprar vuestros productos, huevos frescos, leche fresca, mermelada casera, miel, productos propios, aceite de oliva, productos de la finca, productos artesanales, comprar su vino, comprar vuestro vino",
  market: "mercado*, mercadillo*, rastro",
  pharmacy:
    "farmacia*, medicament*, medicina*, aspirina*, paracetamol*, tirita*, ibuprofeno*, pastillas, remedios, drogueria*, botica*, analgesico*, ibuprofeno, paracetamol, medicin*, aspirina, tiritas, comprar medicinas",
  doctor:
    "medico*, doctor*, hospital*, clinica*, dentista*, primeros auxilios, enfermer*, pediatra*, veterinari*, ambulatorio, centro de salud, odontologo*",
  emergency:
    "emergencia*, urgencia*, ambulancia*, policia*, bombero*, número de emergencias, en caso de emergencia, teléfono de emergencias",
  cash_machine:
    "cajero*, cajero automatico, banco*, sacar dinero, sacar plata, retirar dinero, atm, retirar efectivo, sacar efectivo, cajero cerca, sin efectivo",
  currency_exchange:
    "cambio de moneda, cambiar dinero, casa de cambio, cambiar divisas, tipo de cambio, cambiar dolares, divisas, cambio de divisas, cambiar euros, cambiar pesos, cambiar moneda, tipo de cambio del dolar, cambiar plata, cambio de dolares",
  weather: "clima, tiempo hace, lluvia*, temperatura*, pronostico*, meteorolog*, que tiempo",
  nightlife:
    "discoteca*, vida nocturna, musica en vivo, bailar, casino*, concierto*, fiesta nocturna, entretenimiento*, ambiente nocturno",
  umbrella: "paraguas, mojarnos",
  newspaper: "periodico*, diario, prensa, revista*",
  parcel:
    "paquete*, correos, sello*, tarjeta postal, postal*, oficina de correos, envio*, recibir un paquete, encomienda*, buzon, estampilla*, mandar una postal, mensajeria",
  wake_up_call:
    "despertador*, servicio de despertador, despertar*, llamada de despertador, llamada para despertar, levantarme",
  pitch:
    "parcela, tienda de campana, caravana*, autocaravana*, camper, campers, camping*, acampar, casa rodante, motorhome*, furgoneta camper, conexion electrica, carpa, rulot*, glamping, zona de acampada, acampada, casa de campana, parcela*, toldo de la caravana, tiendas de campana, otra tienda, mobil home, mobilhome*, toma de corriente de la parcela, carpa*, amperios, suelo de avance",
  dump_station:
    "vaciado de aguas, aguas grises, aguas negras, wc quimico, bano quimico, inodoro quimico, vaciar el deposito, vaciar el wc, vaciar aguas, punto de vaciado, cassette del wc, llenar agua limpia, desague de autocaravana, area de servicio para autocaravanas, vaciar el potti, vaciar quimico, aguas residuales",
  final_cleaning:
    "limpieza final, limpieza de salida, limpieza de fin, gastos de limpieza, tasa de limpieza, suplemento de limpieza, coste de limpieza, limpieza extra, limpieza adicional, dejar limpio, dejar limpia, dejarlo limpio, dejarla limpia, dejar todo limpio, dejar recogido, dejar ordenado, en que estado, como hay que dejar, en las mismas condiciones, mismas condiciones, mismo estado, en el estado, estado en que, barrer, barrido, pasar la aspiradora, aspiradora, fregar el suelo, pasar la fregona, fregona, limpiar antes, limpiar al salir, limpiar nosotros, limpia y ordenada, limpio y ordenado, recoger antes de, hay que limpiar, tenemos que limpiar, limpiar la casa, limpiar el apartamento",
  furniture:
    "muebles, mueble, mobiliario*, mover las camas, mover la cama, mover los muebles, cambiar los muebles, juntar las camas, mover la mesa, enseres",
  shoes:
    "zapatos, quitarse los zapatos, quitarnos los zapatos, zapatillas de casa, calzado, descalz*, botas de montana, tacones",
  windows:
    "ventana*, cerrar las ventanas, persianas, contraventanas, ventilar, airear, puerta de entrada, puertas y ventanas, cerrar la puerta, cerrar las puertas, cerrar con llave, puerta principal, porton, verja, cerrar la verja, las puertas, toldo, toldos, cerrar todo",
  energy:
    "electricidad, energia, luz y agua, agua y luz, gastos de luz, luces, apagar, apagar las luces, apagar la luz, luces encendidas, contador*, ahorro de energia, ahorrar agua, ahorro de agua, suministros, gastos de suministros, apague, consumo electrico, consumo de luz, consumo de agua, consumo excesivo, consumo de electricidad, conexion electrica, toma de corriente de la parcela, amperios",
  fuse_box:
    "fusible*, cuadro electrico, diferencial, corte de luz, se va la luz, salta la luz, apagon, plomos, linterna*, se corta la luz, interruptor general",
  subletting:
    "subarrend*, realquil*, subalquil*, ceder a terceros, a terceros, alquilar a otros, uso comercial, ceder la reserva, transferir la reserva, fines comerciales",
  wristband: "pulsera*, brazalete*, tarjeta de acceso al camping",
  driving:
    "km h, a paso de hombre, circular, circulacion*, barrera*, la barrera, matricula, matriculas, numero de matricula, entrar con el coche, salir con el coche, ir en coche por, conducir por, a que velocidad, velocidad maxima, limite de velocidad, velocidad limitada",
  car_wash:
    "lavar el coche, lavar coches, lavar los coches, lavar vehiculos, lavado de coches, lavado de vehiculos, lavar mi coche, lavar el carro, lavar la caravana",
  drone: "dron, drones",
  flushing:
    "al vater, al inodoro, en el inodoro, por el inodoro, por el vater, en el vater, al wc, por el wc, tirar al, tirar papel, papel en el, fosa septica, pozo negro, toallitas, compresas, tampones, atasc*, desague*, tuberias, cañerias, bajantes, tirar por el",
  balance:
    "resto del pago, pagar el resto, importo restante, importe restante, importe pendiente, cantidad restante, restante, saldo, pago final, abonar el resto, segundo pago, liquidar, pago restante, pendiente de pago, resto del importe, resto del precio, resto del dinero, se paga el resto, hay que pagar el resto, pagar el resto",
  booking_fee:
    "gastos de reserva, gastos de gestion, tasa de reserva, gastos administrativos, gastos de tramitacion",
  early_departure:
    "salida anticipada, salidas anticipadas, irse antes, irnos antes, nos vamos antes, marcharse antes, marcharnos antes, salir antes de la fecha, abandonar antes, acortar la estancia, interrumpir la estancia, volver antes, un dia antes de lo",
  arrival_day:
    "de sabado a sabado, sabado a sabado, domingo a domingo, que dia de la semana, por semanas, alquiler semanal, semanas completas, empezar la estancia, comenzar la estancia",
  gas: "bombona*, gas butano, butano, propano, hornillo*, camping gas, gas",
  inventory: "inventario*, revision del apartamento, revision de la casa, objetos que falten, faltan cosas",
  insurance:
    "seguro de viaje, seguro de cancelacion, seguro de anulacion, seguro medico, un seguro, el seguro, poliza*, responsabilidad civil, asegurad*",
  owner_access:
    "derecho de acceso, entrar en nuestro apartamento, propietario entrar, dueno entrar, puede entrar el dueno, puede entrar el propietario, acceder al alojamiento para, acceder a la vivienda",
  decoration: "decoracion*, decorar, globos, guirnalda*, confeti, colgar, clavos, en las paredes, clavar",
  stair_gate:
    "barrera de seguridad, barrera para la escalera, barrera de escalera, protector de enchufes, barrera para ninos",
  cleaning_supplies:
    "productos de limpieza, utiles de limpieza, escoba*, mocho, cubo, lavavajillas en, pastillas de lavavajillas, pastillas para el lavavajillas, bolsas de basura, detergente*, estropajo*, papel de cocina, jabon para platos, bayeta*",
  bread:
    "pan fresco, servicio de pan, pedir pan, encargar pan, encargar el pan, pan del dia, pan recien, reparto de pan",
  defects:
    "averia*, reclamacion*, desperfecto*, no funciona, deficiencia*, queja*, defecto*, mal funcionamiento, estropead*, anomalia*, incidencia*",
  choice_of_place:
    "elegir parcela, elegir la parcela, escoger parcela, eleccion de parcela, elegir la habitacion, elegir habitacion, asignad*, asignacion*, parcela concreta, escoger habitacion",
  down_payment:
    "anticipo*, paga y senal, pago inicial, adelanto, prepago, dar por adelantado, reserva del 30",
  celebration:
    "cumpleanos, aniversario*, luna de miel, romantic*, sorpresa*, celebra*, pastel de cumpleanos, tarta de cumpleanos, petalos, petalos de rosa, pedida de mano, pedir matrimonio, decorar la habitacion, globos, pedirle matrimonio, sorpres*, sorprender, aniversario, bodas de, pétalos",
  cake: "tarta*, pastel*, torta, pastel de cumpleanos, tarta de cumpleanos, postre*, reposteria, queque*, bizcocho*",
  flowers: "flor, flores, ramo*, rosas",
  bottle: "champan*, cava, prosecco, botella de vino, botella*, champagne",
  rating: "estrellas, cuantas estrellas, calificacion*, opinion*, resenas, valoracion*",
  history:
    "historia, construi*, reforma*, renova*, propietari*, dueno*, negocio familiar, cuántos años tiene el hotel, cuándo se construyó, de qué año es",
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
    "hotel, hoteles, alojamiento*, establecimiento*, habitacion, habitaciones, cuarto, cuartos, hostal*, casa, huesped*, estancia*, estadia*, servicio, servicios, instalacion*, en el camping, el camping, al camping, del camping",
  order: "adios, gracias, busco, estoy buscando",
  elsewhere: "tren, trenes, taxi, billete*, museo, conductor",
};
