import type { ActWords } from "../act-words.ts";

export const es: ActWords = {
  things: {
    wake_up_call:
      "llamada despertador | despertar*, despertador, despierten, nos despierten, me despierten, llamada para despertar, despertadnos, nos despiertan, me despiertan",
    packed_breakfast:
      "desayuno para llevar | desayuno para llevar, picnic, comida para llevar, bolsa de desayuno, desayuno preparado",
    breakfast_in_room:
      "desayuno en la habitación | desayuno en la habitacion, desayuno a la habitacion, desayuno en la cama, desayunar en la habitacion, desayuno en el cuarto",
    late_check_out:
      "salida tardía | salida tardia, late check out, late checkout, salir mas tarde, dejar la habitacion mas tarde, quedarnos en la habitacion, habitacion hasta, check out mas tarde, checkout mas tarde, quedarnos un rato mas, retrasar la salida, dejar la habitacion",
    early_check_in:
      "entrada anticipada | entrada anticipada, early check in, entrar antes, check in antes, check in temprano, habitacion antes, llegar antes, adelantar la entrada, adelantar el check in",
    booking_change:
      "cambio de la reserva | cambiar … reserva, modificar … reserva, mover … reserva, cambiar … fecha, cambiar … fechas, ampliar, noche mas, otra noche, noche adicional, noche extra, alargar, prolongar, en vez de, en lugar de, anadir una persona, una persona mas, uno mas, una mas, uno menos, adelantar, retrasar, aplazar",
    another_room:
      "otra habitación | otra habitacion, cambiar de habitacion, cambio de habitacion, cambiarnos de habitacion, habitacion mas tranquila, habitacion mas grande, habitaciones comunicadas, cambiarnos de cuarto, otro cuarto | habitacion con",
    extra_bed: "cama supletoria | cama supletoria, cama extra, cama adicional, cama mas | camas separadas",
    cot: "cuna | cuna, cunas, cunita",
    high_chair: "trona | trona, tronas, silla alta",
    cake: "tarta | tarta*, pastel de cumpleanos, pastel, torta | velas",
    flowers:
      "flores | flores, ramo, rosas, petalos | botella de cava, botella de champan, decorar, decoracion",
    taxi: "taxi | taxi*, uber, cabify",
    transfer:
      "traslado | traslado*, transfer*, recoger*, recogida, nos recojan, nos recoge*, venir a buscarnos, venir a por nosotros, shuttle, chofer, llevarnos",
    towels: "toallas | toalla* | albornoz*, albornoces",
    pillow: "almohadas | almohada*, cojin*",
    blanket: "mantas | manta, mantas, edredon*, cobija*, frazada*, nordico",
    bed_linen: "sábanas | sabana*, ropa de cama, funda*",
    luggage: "equipaje | equipaje*, maleta*, mochila*, bolsas",
    room_cleaning:
      "limpieza de la habitación | limpiar la habitacion, hacer la habitacion, limpieza, limpien, limpiar, arreglar la habitacion, hagan la habitacion | basura, papelera",
    room_service:
      "servicio de habitaciones | servicio de habitaciones, room service, cena en la habitacion, cena a la habitacion, comida en la habitacion, subir a la habitacion, servicio al cuarto",
    treatment: "masaje | masaje* | tratamiento*, spa, manicura, pedicura, facial",
    bike: "bicicletas | bici*, bicicleta*",
    boat: "barca | barca, barcas, barco, lancha* | kayak*, piragua*, paddle, canoa*, hidropedal*",
    lesson: "clase | clase, clases, curso, monitor, escuela de esqui, profesor de esqui",
    tour: "excursión | excursion*, visita guiada, tour, ruta | guia, cata, degustacion",
    tickets: "entradas | entradas, ticket*, forfait*, boleto*, billetes",
    laundry: "lavandería | lavanderia, lavar, lavado, colada, tintoreria, planchar, planchado",
    iron: "plancha | plancha, tabla de planchar",
    adapter: "adaptador | adaptador* | cargador*, cable, alargador, enchufe adicional, regleta",
    hairdryer: "secador | secador*",
    toiletries:
      "artículos de baño | champu, jabon, papel higienico, cepillo de dientes, pasta de dientes, gel de ducha, maquinilla | gel, zapatillas, panuelos, panales, capsulas",
    drinks:
      "bebidas | botella* de agua, agua con gas, botella de vino | hielo, copas, vasos, hervidor, sacacorchos",
    heater: "calefactor o ventilador | calefactor, estufa, ventilador*",
    invoice: "factura | factura*, recibo*, cuenta, ticket de compra",
    parking_space:
      "plaza de aparcamiento | plaza de aparcamiento, plaza de parking, plaza de garaje, aparcamiento, parking, estacionamiento, plaza en el garaje",
    doctor: "cita médica | medico, doctor, doctora, pediatra | dentista, veterinario",
    table: "mesa | mesa, mesas, mesita, cubiertos, restaurante",
  },
  dining: "cena, comida, comer, cenar, almorzar, almuerzo, menu degustacion",
  wish: "quisiera, quisieramos, quiero, queremos, queria, queriamos, querria, querriamos, me gustaria, nos gustaria, necesito, necesitamos, necesitaria, necesitariamos, nos hace falta, me hace falta, nos hacen falta, hace falta, hacen falta, nos falta, nos faltan, podria tener, podriamos tener, puedo tener, podemos tener, se puede tener, puedo pedir, podemos pedir, podriamos pedir, podria pedir, podria reservar, podriamos reservar, puedo reservar, podemos reservar, me apuntas, nos apuntas, apuntame, apuntanos, pido, pedimos, quiero pedir, deseo, deseamos, desearia, solicito, solicitar, para reservar, reservar una, reservar un, me das, nos das, nos dais, me pones, nos pones, nos poneis, tomaremos, cogemos, cojo, seria posible tener, es posible tener, estaria bien, hay posibilidad de tener, hay posibilidad de, agradeceria, haria falta, harian falta",
  serve:
    "me podeis, nos podeis, me puedes, nos puedes, me puede, nos puede, me pueden, nos pueden, me podria, nos podria, me podrian, nos podrian, me podriais, nos podriais, podeis traer*, podeis subir*, puede traer*, pueden traer*, podria traer*, podrian traer*, podriais traer*, puede subir*, pueden subir*, podrian subir*, podriais subir*, podeis reservar*, puede reservar*, pueden reservar*, podria reservar*, podrian reservar*, podriais reservar*, podeis pedir*, puede pedir*, pueden pedir*, podrian pedir*, podriais pedir*, podeis llamar a un, pueden llamar un, pueden pedirnos, pedirnos, pedirme, reservarnos, reservarme, traernos, traerme, subirnos, subirme, mandarnos, mandarme, enviarnos, despertarnos, despertarme, recogernos, guardarnos, guardarme, prepararnos, ponernos, cambiarnos, alguien puede, alguien podria, puede alguien, podria alguien, que alguien, podeis mandar, pueden mandar, pueden enviar, podrian enviar, podrian mandar, podeis enviar, podeis preparar*, pueden preparar*, podrian preparar*, podriais preparar*, podeis poner*, pueden poner*, podrian poner*, podriais poner*, podeis organizar, pueden organizar, podrian organizar, podeis cambiar, pueden cambiar, podrian cambiar, podriais cambiar, podeis anadir, pueden anadir, podrian anadir, podeis guardar, pueden guardar, podrian guardar, traigan, traiganos, traigame, traednos, suban, subanos, subidnos, reservennos, reservenos, reserveme, reservame, reservanos, resérvenme, reservadnos, pidanos, pideme, pidenos, pedidnos, manden, mandennos, envien, despiertenme, despiertennos, despertadnos, recojannos, guardennos, guardadnos, guardadme, ponganos, ponednos, prepárennos, por favor … reserv*, cambiadnos, dejadnos, dejennos, nos traen, nos traeis, me traes, nos traes, me traen, nos suben, nos subis, me subes, me suben, nos reservan, nos reservais, me reservas, nos piden, nos pedis, me pides, nos llaman a un, nos cambian, nos preparan, nos mandan, nos guardan, nos recogen, nos recogeis, nos despiertan, me despiertan, nos despertais",
  may: "puedo, podemos, podria, podriamos, se puede, se podria, es posible, seria posible, posible, hay posibilidad, habria posibilidad, podeis, pueden, podrian, podriais, puede",
  please: "por favor, porfavor, porfa, xfa, xfavor, pf",
  asks: "que, cual, cuales, donde, cuando, como, cuanto, cuanta, cuantos, cuantas, quien, hay, teneis, tienen, tiene, tenes, aceptan, aceptais, ofrecen, ofreceis, es gratis, esta incluido, esta incluida, esta abierto, esta abierta, estan abiertos, cuesta, cuestan, vale, precio, a que hora, hasta que, hasta cuando, desde que, hace falta reservar, hay que, se paga, debo, tengo que, sabeis, saben, sabes si, recomend*, queda lejos, queda cerca, es la, es el, abre, cierra, admiten, admitis, encendeis, busco, buscamos, en algun sitio, en algun lugar, puedo llevar, podemos llevar, puedo traer, podemos traer, podriamos llevar, algun sitio",
  knows:
    "saber, preguntar, una pregunta, una duda, una consulta, informacion, decirme, decirnos, me dice, nos dice, me dices, dime, explicar, recomendar*, recomend*, indicar*, cuanto, a que hora, hay que, hace falta reservar, necesito reservar, pagar, como funciona",
  grievance:
    "no funciona, no funcionan, no va, no van, no enciende, no se enciende, no abre, no cierra, no tira, roto, rota, rotos, estropead*, averiad*, atascad*, gotea, pierde agua, se corta, se cae cada, se va cada, sucio, sucia, sucios, sucias, asco, asqueros*, guarr*, mugre, inaceptable, vergonzos*, verguenza, decepcion*, pesim*, horrible, terrible, fatal, lamentable, indignante, maleducad*, borde, ignoran, huele a, huele mal, huele fatal, apesta, mal olor, moho, humedad, cucaracha*, hormigas, chinches, ratones, sin agua caliente, no hay agua caliente, no sale agua, no hay agua, no hay luz, sin luz, sin calefaccion, no hay calefaccion, congelad*, nos congelamos, nadie ha venido, no ha venido nadie, no vino nadie, nadie vino, no viene nadie, nadie viene, nadie contesta, nadie responde, nadie nos, llevamos esperando, llevo esperando, seguimos esperando, sigo esperando, esperando desde, hemos esperado, esperamos mas de, todavia no, aun no ha, aun no han, sigue sin, seguimos sin, seguimos sin noticias, ya van tres, ya he pedido, ya hemos pedido, ya he llamado, ya lo hemos dicho, no hemos dormido, no he dormido, no hemos podido dormir, no he podido dormir, no podemos dormir, no puedo dormir, no hay quien duerma, no nos deja* dormir, pegar ojo, mucho ruido, demasiado ruido, un ruido, escandalo, jaleo, follon, musica a tope, perros ladrando, taladro, obras, no han limpiado, no han hecho, sin limpiar, sin hacer, no es lo que, no era lo que, no es la habitacion, habitacion equivocada, pedido equivocado, habiamos reservado, habia reservado, cobrado dos veces, cobraron dos veces, cobrado de mas, cobrado doble, doble cobro, timo, estafa, pelos, manchas, manchad*, insatisfech*, no estamos content*, no estoy content*, descontent*, nunca mas, queja*, quejar*, reclam*, frio y, llego frio, llego fria, estaba frio, estaba fria, fria como, olvidado de nosotros, se han olvidado, crudo, cruda, incomible, por lo que pagamos, con lo que pagamos, con lo que cuesta, no me parece nada, no es normal, no puede ser, impresentable*, agua helada, esta helada, esta helado, helados de frio, helada la, llevamos … esperando, llevo … esperando, nadie ha, no nos han, no dejaron dormir, toda la noche, nos habeis dado, nos han dado",
  facility:
    "habitacion, cuarto, ducha, bano, wc, vater, lavabo, grifo, agua, calefaccion, radiador, aire, aire acondicionado, wifi, internet, tele, tv, television, mando, lampara, luz, puerta, cerradura, llave, tarjeta, ventana, nevera, minibar, caja fuerte, cama, colchon, sabanas, toallas, piscina, ascensor, comida, cena, desayuno, cafe, sopa, servicio, camarero, camarera, personal, balcon, vecinos, musica, persiana, desague",
  failing:
    "roto, rota, fria, frio, sucia, sucio, polvo, ruidosos, ruido, falta, faltan, tarde, lento, lentisimo, atascada, bloqueada, muerto, no, huele, minuscula, vacio, nada, incomoda, incomodo, duro, tardan, malo, mala, fatal",
  thanks: "gracias, graci*, agradec*, mil gracias",
  compliment:
    "precios*, hermos*, bonit*, maravill*, maravillos*, espectacular*, increible*, genial, fantastic*, estupend*, perfect*, excelente*, buenisim*, riquisim*, delicios*, exquisit*, encant*, encantad*, enhorabuena, felicidades, felicit*, un diez, de diez, de lujo, lujo, los mejores, el mejor, la mejor, mejor hotel, amabl*, majos, majisim*, atent*, acogedor*, impresionante*, paraiso, wow, guau, que vistas, que sitio, que lugar, chul*, guay, brutal, rico, rica, disfrut*, feliz, felices, contentisim*, ganas de, impecable, adoramos, me flipa, nos flipa, volveremos, repetiremos, sois los mejores, son los mejores",
  smallTalk:
    "como estas, como estan, como estais, que tal, como va, buenos dias, buenas tardes, buenas noches, buen dia, buena tarde, buena noche, buenas, hola, hasta manana, hasta luego, hasta pronto, hasta la vista, hasta ahora, nos vemos, adios, un abrazo, besos, saludos, igualmente, feliz navidad, feliz ano, felices fiestas, buen fin de semana, que descanseis, que descansen, jaja*, no pasa nada, no te preocupes, no se preocupe, que dia, que amanecer, que atardecer, que tiempo, ya en casa, en casa ya, hasta la proxima, cuidaos, cuidense, feliz domingo, buen domingo, feliz dia, feliz tarde, buen provecho, buen viaje, feliz semana",
  telling:
    "para que lo sep*, para que sep*, os aviso, les aviso, le aviso, te aviso, os informo, les informo, aviso, solo avisar, solo para avisar, por cierto, para vuestra informacion, para su informacion, que sepais, estamos, estoy, somos, soy, seremos, seran, llegamos, llegaremos, llego, llegare, vamos, voy, venimos, salimos, volvemos, tenemos, tengo, hemos, he, iremos, nos vamos, traemos, llevamos, viajamos, mi mujer, mi marido, mi esposa, mi esposo, mi hijo, mi hija, mi madre, mi padre, mi novio, mi novia, mi pareja, mi suegr*, mi amig*, nuestro hijo, nuestra hija, nuestro perro, nuestro vuelo, nuestro tren, los ninos, el vuelo, el tren, mi vuelo, uno de nosotros, con retraso, retraso, atasco, aterrizado, de camino, en camino, es el cumple*, es nuestro aniversario, es vegetarian*, es vegan*, es celiac*, esta embarazada, celebramos, me llamo, no cenamos, al final, viajo con, viajamos con, viajo, ahi en",
  yesNo:
    "si, sip, claro, no, nop, ok, okay, okey, vale, venga, perfecto, de acuerdo, genial, por supuesto, exacto, correcto, asi es, confirmo, confirmado, confirmamos, adelante, hecho, me parece bien, nos parece bien, nos va bien, me va bien, nos viene bien, me viene bien, esta bien, muy bien, estupendo, dale, listo, no gracias, si gracias, si por favor, no hace falta, no es necesario, dejalo, dejadlo, dejelo, mejor no, muy caro, demasiado caro, ninguno, ninguna, quiza, quizas, resérvamelo, reservalo, reservadlo, lo cogemos, lo cojo, trato hecho, sin problema, bueno",
  choice:
    "el primero, la primera, el segundo, la segunda, el tercero, la tercera, mejor, preferimos, prefiero, el otro, la otra, los dos, las dos, ambos, cualquiera, ponlo, pongamos, mas tarde, mas temprano, y media, nos quedamos con, me quedo con",
  optOut:
    "dejen de … escribir*, dejad de … escribir*, deja de … escribir*, dejen de … enviar*, dejen de … mandar*, dejad de … mandar*, dejad de … enviar*, dejen … mensajes, no me escrib*, no me envi*, no me mand*, no me contact*, no quiero … mensajes, no mas mensajes, no quiero recibir, basta de mensajes, borradme, borrenme, eliminenme, dame de baja, denme de baja, dadme de baja, darme de baja, quitenme, quitadme, dejadme en paz, dejenme en paz, no molest*",
  person:
    "hablar con alguien, hablar con una, hablar con un, hablar con la recepcion, hablar con recepcion, hablar con el, hablar con la, persona real, persona de verdad, persona humana, ser humano, un humano, alguien de verdad, alguien del equipo, alguien de recepcion, alguien del personal, de carne y hueso, paseme, paseme con, me pasas con, me pasa con, me puede pasar con, me comunica con, llamenme, llamadme, llameme, me pueden llamar, me podeis llamar, me llame alguien, un responsable, no un robot, no con un robot, no una maquina, no quiero hablar con, atienda una persona, atienda alguien",
  today: "hoy, esta noche, esta tarde, esta manana, ahora, este mediodia",
  tomorrow: "manana",
  dayAfter: "pasado manana",
  morning: "por la manana, de la manana, temprano, de la madrugada",
  evening: "noche, tarde, por la noche, por la tarde, cena",
  noon: "mediodia",
  days: "domingo, lunes, martes, miercoles, jueves, viernes, sabado",
  months:
    "enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre setiembre, octubre, noviembre, diciembre",
  numbers: "un uno una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce",
  people: "personas, persona, pers, adultos, ninos, comensales, plazas, pax",
  countAfter: "para, de, somos, seremos, x, seriamos",
  room: "habitacion, hab, habitacion numero, habitacion n, cuarto, a la, en la, para la, la, apartamento, suite",
  at: "a las, las, a la, sobre las, hasta las, para las, desde las, antes de las",
  hours: "horas, h",
  says: {
    passedOn: "He pasado su petición al equipo: {what}. Se lo confirmarán.",
    passedOnUnknown: "He pasado su petición al equipo.",
    people: "{count} personas",
    room: "habitación {room}",
    thanks: "¡Con mucho gusto!",
    compliment: "¡Muchas gracias, nos alegra mucho!",
    smallTalk: "¡Gracias, un saludo cordial!",
  },
};
