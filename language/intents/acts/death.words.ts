import type { GuestLanguage } from "../../detection/index.ts";

/** What dies and is no person, in all languages. */
export const lifelessThings =
  "like a corpse, like a dead body, corpse reviver*, murder mystery, murder mysteries, wie eine leiche, leiche im keller, leichen im keller, wie ein toter, krimi*, comme un cadavre, suis un cadavre, como un muerto, como una muerta, como un cadáver, come un cadavere, come un morto, como um morto, como um cadáver, als een lijk, ceset gibi, как труп, *كالجثة, 像尸体, 死体のよう, in the game, in a game, in his game, in her game, in my game, in our game, video game*, im spiel, videospiel*, dans le jeu, jeu vidéo, en el juego, videojuego*, nel gioco, videogioco, videogiochi, no jogo, videojogo*, videogame*, in het spel, in de game, oyunda, в игре, *في اللعبة, 游戏里, 游戏中, ゲームで, ゲームの中, phone*, smartphone*, mobile, battery, batteries, laptop*, computer*, tablet*, ipad*, charger*, camera*, car, engine, tv, television, remote, wifi, wi fi, signal, lamp, bulb, plant*, flower*, watch, heating, boiler, kettle, handy*, akku*, telefon*, batterie*, fernbedienung*, fernseher*, auto, motor, lampe*, blume*, pflanze*, portable*, ordinateur*, chargeur*, telecommande*, voiture, television, tele, plante*, fleur*, montre, movil*, telefono*, bateria*, ordenador*, portatil*, cargador*, mando, coche, planta*, flor, flores, reloj, cellulare*, telefonino*, computer, caricatore*, telecomando*, macchina, pianta*, fiori, telemovel, celular, telefone*, computador*, carregador*, comando, carro, pilha*, telefoon, gsm, accu*, batterij*, afstandsbediening*, lader, plant, planten, telefonum*, telefonun, şarj*, pil, pili, bilgisayar*, kumanda*, araba*, телефон*, батаре*, ноутбук*, компьютер*, пульт*, машина, зарядк*, *هاتف*, *جوال*, *موبايل*, *بطارية*, *حاسوب*, *سيارة*, *شاحن, 手机, 电池, 电脑, 平板, 充电, 遥控, 车, 手機, 携帯, スマホ, 電池, パソコン, 充電, リモコン, 車";

/** What a message about a death says. The syntax is that of `PhraseMatcher`. */
type DeathWords = {
  /** Relatives, friends and other people. */
  people: string;
  died: string;
  /** Lately, or how: in the sleep. */
  lately: string;
  /** In the house. */
  place: string;
  /** The body lies there, or is cold. */
  body: string;
  /** The guest does not know what to do. */
  asks: string;
  /** Other words for it, which mostly mean less: with `asleep` or `body`. */
  gone: string;
  asleep: string;
  /** Long ago. */
  longAgo: string;
  /** The death happened elsewhere, or the guest writes about the booking. */
  elsewhere: string;
};

export const deathWords: Record<GuestLanguage, DeathWords> = {
  en: {
    people:
      "corpse, dead body, husband, wife, partner, mother, father, mum, mom, mam, dad, grandmother, grandfather, grandma, grandpa, granny, nan, son, daughter, baby, child, brother, sister, friend, boyfriend, girlfriend, fiance, fiancee, aunt, uncle, he, she, someone, somebody, a man, the man, a woman, the woman, guest, lady, gentleman, colleague, roommate, old man, neighbour, neighbor",
    died: "corpse, dead body, died, passed away, is dead, s dead, was dead, found dead, lies dead, lying dead, dead in, deceased, lifeless",
    lately:
      "in his sleep, in her sleep, in their sleep, in the sleep, in the night, during the night, overnight, last night, tonight, this night, just now, just, this morning, this evening, today, an hour ago, hours ago, minutes ago, a moment ago, a little while ago",
    place:
      "in bed, in the bed, in his bed, in her bed, in our bed, in the room, in our room, in my room, in his room, in her room, in room, in the bathroom, in the bath, in the shower, on the floor, on the sofa, in the hotel, in your hotel, here in, in the pool, in the sauna, in the lobby, in the corridor, in the hallway, in the lift",
    body: "next to me, beside me, lying there, lies there, lying on, lies on, lying in, still in, body, is cold, s cold, gone cold, already cold, ice cold, stone cold",
    asks: "what do i do, what do we do, what should i do, what should we do, don t know what to do, who do i call, who do we call, who should i call, who should we call, who do i tell, please come, can someone come, send someone",
    gone: "passed, is gone, has gone, gone, slipped away, stopped living",
    asleep: "in his sleep, in her sleep, in their sleep",
    longAgo:
      "last year, last month, last week, last summer, last winter, last spring, last autumn, years ago, year ago, months ago, month ago, weeks ago, week ago, days ago, long ago, in january, in february, in march, in april, in may, in june, in july, in august, in september, in october, in november, in december, when i was, when we were, ago he, ago she, anniversary, in the war",
    elsewhere:
      "cancel, cancelled, cancelling, cancellation, refund, booking, reservation, postpone, reschedule, funeral, at home, back home, in hospital, in the hospital, in a hospital, in hospice, fly home, fly back, go home, travel home, can t come, cannot come, won t be coming, won t come, leave early, check out early, leave earlier, depart early, condolences, half dead, dead tired, dead drunk, dead asleep, dead serious, dead set, dead right, dead keen, dead certain, painting, picture, portrait, movie, film, book, series, character, in memory, loved, used to, obituary, famous",
  },
  de: {
    people:
      "leiche, leichnam, mann, frau, ehemann, ehefrau, partner, partnerin, mutter, vater, mama, papa, mutti, vati, oma, opa, großmutter, großvater, sohn, tochter, baby, kind, bruder, schwester, freund, freundin, tante, onkel, er, sie, jemand, gast, herr, dame, kollege, kollegin, nachbar, nachbarin, schwiegermutter, schwiegervater",
    died: "leiche, leichnam, gestorben, verstorben, tot, entschlafen, leblos",
    lately:
      "im schlaf, heute nacht, letzte nacht, in der nacht, diese nacht, über nacht, gerade, gerade eben, eben, soeben, heute morgen, heute früh, heute abend, heute, vor einer stunde, vor stunden, vor minuten, vorhin, nachts",
    place:
      "im bett, in ihrem bett, in seinem bett, im zimmer, auf dem zimmer, in unserem zimmer, in meinem zimmer, im bad, in der badewanne, in der dusche, auf dem boden, am boden, auf dem sofa, im hotel, hier in, bei ihnen im, im pool, in der sauna, in der lobby, im flur, im gang, im aufzug",
    body: "neben mir, liegt im, liegt in, liegt noch, liegt da, liegt hier, leiche, leichnam, ist kalt, ganz kalt, schon kalt, eiskalt",
    asks: "was soll ich, was sollen wir, was mache ich, was machen wir, was muss ich, was müssen wir, weiß nicht was, wissen nicht was, wen muss ich, wen rufe ich, wen rufen wir, bitte kommen, kann jemand kommen, schicken sie jemanden",
    gone: "eingeschlafen, von uns gegangen, gegangen",
    asleep: "im schlaf",
    longAgo:
      "letztes jahr, letzten monat, letzte woche, letzten sommer, letzten winter, letzten herbst, letzten frühling, vorletztes jahr, vor einem jahr, vor jahren, vor zwei jahren, vor drei jahren, vor … jahren, vor … monaten, vor … wochen, vor … tagen, vor einem monat, vor einer woche, vor langer zeit, vor kurzem, im januar, im februar, im märz, im april, im mai, im juni, im juli, im august, im september, im oktober, im november, im dezember, damals, todestag, im krieg",
    elsewhere:
      "stornieren, storno, stornierung, absagen, umbuchen, buchung, reservierung, verschieben, beerdigung, begräbnis, trauerfeier, zu hause, zuhause, daheim, im krankenhaus, im spital, in der klinik, im hospiz, nach hause, heimreisen, heimfahren, nicht kommen, nicht anreisen, früher abreisen, vorzeitig abreisen, abreisen, halb tot, film, buch, serie, andenken, liebte, gedenken, berühmt*",
  },
  fr: {
    people:
      "cadavre, mari, femme, epouse, epoux, conjoint, compagnon, compagne, mere, pere, maman, papa, grand mere, grand pere, mamie, papi, fils, fille, bebe, enfant, frere, soeur, ami, amie, copain, copine, tante, oncle, il, elle, quelqu un, homme, dame, monsieur, client, cliente, collegue, voisin, voisine, belle mere, beau pere",
    died: "cadavre, mort, morte, decede, decedee, mourir, deceder, sans vie",
    lately:
      "dans son sommeil, pendant son sommeil, en dormant, cette nuit, dans la nuit, pendant la nuit, la nuit derniere, ce matin, ce soir, vient de, a l instant, tout a l heure, aujourd hui, il y a une heure, il y a quelques minutes, il y a … minutes, il y a … heures",
    place:
      "dans le lit, dans son lit, au lit, dans la chambre, dans notre chambre, dans sa chambre, dans ma chambre, dans la salle de bain, dans la baignoire, dans la douche, par terre, sur le canape, a l hotel, dans l hotel, dans votre hotel, dans la piscine, dans le sauna, dans le hall, dans le couloir, dans l ascenseur",
    body: "a cote de moi, son corps, le corps, est froid, est froide, tout froid, toute froide, glace, glacee",
    asks: "que faire, que dois je faire, que devons nous faire, qu est ce que je fais, qu est ce qu on fait, sais pas quoi faire, savons pas quoi faire, qui dois je, qui faut il, qui appeler, qui prevenir, venez, envoyez quelqu un",
    gone: "s'est éteint, s'est éteinte, parti, partie, nous a quittés",
    asleep: "dans son sommeil, pendant son sommeil",
    longAgo:
      "l an dernier, l annee derniere, le mois dernier, la semaine derniere, l ete dernier, l hiver dernier, il y a un an, il y a … ans, il y a … mois, il y a … semaines, il y a une semaine, il y a … jours, il y a longtemps, en janvier, en fevrier, en mars, en avril, en mai, en juin, en juillet, en aout, en septembre, en octobre, en novembre, en decembre, recemment, pendant la guerre, à la guerre",
    elsewhere:
      "annuler, annulation, annulons, annule, remboursement, rembourser, reservation, reporter, enterrement, obseques, funerailles, a la maison, chez nous, chez lui, chez elle, a l hopital, en clinique, rentrer, ne pourrons pas venir, ne pouvons pas venir, ne peux pas venir, ne viendrons pas, partir plus tot, ecourter, film, livre, serie, memoire, adorait, aimait, celebre, a moitie mort, a moitie morte, de trouille, de rire, de faim, de soif, de fatigue, de froid, d ennui, de peur, d envie",
  },
  es: {
    people:
      "cadáver, un muerto, una muerta, marido, esposo, esposa, mujer, pareja, madre, padre, mama, papa, abuela, abuelo, hijo, hija, bebe, nino, nina, hermano, hermana, amigo, amiga, novio, novia, tia, tio, ella, alguien, hombre, senor, senora, huesped, companero, companera, vecino, vecina, suegra, suegro",
    died: "cadáver, murio, muerto, muerta, fallecio, fallecido, fallecida, morir, fallecer, sin vida",
    lately:
      "mientras dormia, durmiendo, dormido, dormida, en suenos, en el sueno, esta noche, anoche, por la noche, durante la noche, esta manana, esta madrugada, de madrugada, acaba de, acaban de, hoy, hace un rato, hace un momento, hace una hora, hace unas horas, hace … minutos, hace … horas, ahora mismo, recien",
    place:
      "en la cama, en su cama, en nuestra cama, en la habitacion, en nuestra habitacion, en su habitacion, en mi habitacion, en el cuarto, en el bano, en la banera, en la ducha, en el suelo, en el sofa, en el hotel, aqui en, estamos en la, en la piscina, en la sauna, en el pasillo, en el vestibulo, en el ascensor",
    body: "a mi lado, al lado mio, su cuerpo, el cuerpo, esta frio, esta fria, ya frio, ya fria",
    asks: "que hago, que hacemos, que debo hacer, que debemos hacer, que tengo que hacer, que tenemos que hacer, no se que hacer, no sabemos que hacer, a quien llamo, a quien aviso, a quien debo, vengan, manden a alguien",
    gone: "se fue, se ha ido, nos dejó",
    asleep: "mientras dormía",
    longAgo:
      "el ano pasado, el mes pasado, la semana pasada, el verano pasado, el invierno pasado, hace un ano, hace … anos, hace … meses, hace un mes, hace … semanas, hace una semana, hace … dias, hace tiempo, hace mucho, en enero, en febrero, en marzo, en abril, en mayo, en junio, en julio, en agosto, en septiembre, en octubre, en noviembre, en diciembre, hace poco, en la guerra",
    elsewhere:
      "cancelar, cancelacion, cancelamos, anular, reembolso, reserva, aplazar, entierro, funeral, en casa, en el hospital, en la clinica, volver a casa, regresar, no podemos ir, no podemos venir, no iremos, no podremos ir, salir antes, irnos antes, pelicula, libro, serie, memoria, le encantaba, su lugar favorito, adoraba, medio muerto, medio muerta, famoso, famosa, de hambre, de sed, de sueno, de risa, de frio, de cansancio, de ganas, de calor, de miedo, de aburrimiento",
  },
  it: {
    people:
      "cadavere, un morto, marito, moglie, compagno, compagna, madre, padre, mamma, papa, nonna, nonno, figlio, figlia, bambino, bambina, neonato, fratello, sorella, amico, amica, fidanzato, fidanzata, zia, zio, lui, lei, qualcuno, uomo, donna, signore, signora, ospite, collega, vicino, vicina, suocera, suocero",
    died: "cadavere, morto, morta, deceduto, deceduta, spirato, spirata, venuto a mancare, venuta a mancare, senza vita",
    lately:
      "nel sonno, durante il sonno, mentre dormiva, stanotte, nella notte, durante la notte, questa notte, ieri notte, stamattina, questa mattina, stasera, appena, adesso, poco fa, un ora fa, oggi, qualche minuto fa, … minuti fa, … ore fa",
    place:
      "nel letto, a letto, nel suo letto, in camera, nella camera, nella nostra camera, nella sua camera, in stanza, nella stanza, in bagno, nella vasca, nella doccia, per terra, sul pavimento, sul divano, in albergo, in hotel, nell hotel, nel vostro hotel, qui in, in piscina, nella sauna, nel corridoio, nella hall, in ascensore",
    body: "accanto a me, vicino a me, il corpo, il suo corpo, e freddo, e fredda, gia freddo, gia fredda",
    asks: "cosa faccio, cosa facciamo, cosa devo fare, cosa dobbiamo fare, che faccio, che facciamo, non so cosa fare, non so che fare, non sappiamo cosa fare, chi devo chiamare, chi chiamo, chi devo avvisare, venite, mandate qualcuno",
    gone: "se n'è andato, se n'è andata, è mancato, è mancata",
    asleep: "nel sonno",
    longAgo:
      "l anno scorso, il mese scorso, la settimana scorsa, l estate scorsa, l inverno scorso, un anno fa, … anni fa, … mesi fa, un mese fa, … settimane fa, una settimana fa, … giorni fa, tempo fa, anni fa, a gennaio, a febbraio, a marzo, ad aprile, a maggio, a giugno, a luglio, ad agosto, a settembre, a ottobre, a novembre, a dicembre, di recente, in guerra",
    elsewhere:
      "cancellare, annullare, disdire, cancellazione, disdetta, rimborso, prenotazione, rimandare, spostare, funerale, a casa, in ospedale, in clinica, tornare a casa, rientrare, non possiamo venire, non posso venire, non verremo, partire prima, ripartire, film, libro, serie, memoria, ricordo, adorava, amava, mezzo morto, mezza morta, famoso, famosa, di fame, di sete, di sonno, di stanchezza, di freddo, di caldo, dal ridere, dalle risate, di noia, di paura, di voglia",
  },
  pt: {
    people:
      "cadáver, um morto, uma morta, marido, esposo, esposa, mulher, companheiro, companheira, mae, pai, mama, papa, avo, vo, filho, filha, bebe, crianca, irmao, irma, amigo, amiga, namorado, namorada, tia, tio, ele, ela, alguem, homem, senhor, senhora, hospede, colega, vizinho, vizinha, sogra, sogro",
    died: "cadáver, morreu, faleceu, morto, morta, falecido, falecida, morrer, falecer, sem vida",
    lately:
      "enquanto dormia, a dormir, dormindo, durante o sono, no sono, esta noite, a noite passada, ontem a noite, durante a noite, de madrugada, nesta noite, hoje de manha, esta manha, acabou de, hoje, agora mesmo, agora, ha pouco, ha uma hora, ha minutos, ha … minutos, ha … horas",
    place:
      "na cama, na sua cama, no quarto, no nosso quarto, no meu quarto, na casa de banho, no banheiro, na banheira, no chuveiro, no duche, no chao, no sofa, no hotel, aqui no, aqui na, na piscina, na sauna, no corredor, no elevador",
    body: "ao meu lado, do meu lado, o corpo, esta frio, esta fria, ja frio, ja fria, gelado, gelada",
    asks: "que faco, o que fazemos, o que devo fazer, o que devemos fazer, o que fazer, nao sei o que fazer, nao sabemos o que fazer, quem devo, quem chamo, a quem ligo, venham, mandem alguem",
    gone: "partiu, foi se, se foi",
    asleep: "durante o sono, enquanto dormia",
    longAgo:
      "no ano passado, ano passado, mes passado, semana passada, verao passado, inverno passado, ha um ano, ha … anos, … anos atras, ha … meses, ha um mes, … meses atras, ha … semanas, ha uma semana, semanas atras, ha … dias, dias atras, ha muito tempo, em janeiro, em fevereiro, em marco, em abril, em maio, em junho, em julho, em agosto, em setembro, em outubro, em novembro, em dezembro, recentemente, na guerra",
    elsewhere:
      "cancelar, cancelamento, cancelamos, anular, reembolso, reserva, adiar, enterro, funeral, velorio, em casa, no hospital, na clinica, voltar para casa, regressar, nao podemos ir, nao podemos vir, nao iremos, nao vamos poder, sair mais cedo, ir embora, filme, livro, serie, memoria, vinha sempre, adorava, gostava, meio morto, meio morta, famoso, famosa, de fome, de sede, de sono, de rir, de frio, de calor, de cansaco, de vontade, de medo, de tedio",
  },
  nl: {
    people:
      "een lijk, man, vrouw, echtgenoot, echtgenote, partner, moeder, vader, mama, papa, mam, pap, oma, opa, zoon, dochter, baby, kind, broer, zus, zusje, vriend, vriendin, tante, oom, hij, zij, ze, iemand, gast, meneer, mevrouw, collega, buurman, buurvrouw, schoonmoeder, schoonvader",
    died: "een lijk, overleden, gestorven, doodgegaan, dood, levenloos",
    lately:
      "in zijn slaap, in haar slaap, in de slaap, vannacht, afgelopen nacht, deze nacht, in de nacht, s nachts, vanochtend, vanmorgen, vanavond, net, zojuist, zonet, daarnet, vandaag, een uur geleden, … uur geleden, … minuten geleden",
    place:
      "in bed, in het bed, in haar bed, in zijn bed, in de kamer, op de kamer, in onze kamer, op onze kamer, in de badkamer, in bad, in de douche, onder de douche, op de grond, op de vloer, op de bank, in het hotel, in jullie hotel, hier in, in het zwembad, in de sauna, in de gang, in de lobby, in de lift",
    body: "naast me, naast mij, ligt nog, ligt daar, ligt hier, ligt in, lichaam, is koud, helemaal koud, al koud, ijskoud",
    asks: "wat moet ik, wat moeten we, wat doe ik, wat doen we, weet niet wat, weten niet wat, wie moet ik, wie bel ik, kom alstublieft, kunt u komen, stuur iemand",
    gone: "heengegaan, er niet meer, weggegleden",
    asleep: "in zijn slaap, in haar slaap",
    longAgo:
      "vorig jaar, vorige maand, vorige week, vorige zomer, vorige winter, een jaar geleden, jaar geleden, jaren geleden, … jaar geleden, … maanden geleden, een maand geleden, … weken geleden, een week geleden, … dagen geleden, lang geleden, in januari, in februari, in maart, in april, in mei, in juni, in juli, in augustus, in september, in oktober, in november, in december, destijds, onlangs, in de oorlog",
    elsewhere:
      "annuleren, annulering, annuleer, afzeggen, terugbetaling, boeking, reservering, verzetten, uitstellen, begrafenis, uitvaart, crematie, thuis, in het ziekenhuis, in het hospice, naar huis, niet komen, eerder vertrekken, eerder weg, film, boek, serie, nagedachtenis, hield van, kwam hier, was gek op, beroemd*, van de honger, van de dorst, van de kou, van de slaap, van het lachen, van vermoeidheid",
  },
  tr: {
    people:
      "ceset, eşim, kocam, karım, annem, babam, anneannem, babaannem, büyükannem, dedem, büyükbabam, oğlum, kızım, bebeğim, bebek, çocuğum, çocuk, kardeşim, ablam, abim, ağabeyim, arkadaşım, sevgilim, nişanlım, teyzem, amcam, dayım, halam, kayınvalidem, kayınpederim, biri, birisi, adam, kadın, misafir, komşum",
    died: "ceset, öldü, ölmüş, vefat etti, vefat etmiş, hayatını kaybetti, hayatını kaybetmiş, son nefesini verdi, ölü, cansız, can verdi",
    lately:
      "uykusunda, uyurken, uykuda, bu gece, dün gece, gece, geceleyin, bu sabah, sabah, sabaha karşı, bu akşam, az önce, demin, biraz önce, şimdi, yeni, bugün, bir saat önce, … saat önce, … dakika önce",
    place:
      "yatakta, yatağında, yatağımızda, odada, odamızda, odasında, banyoda, küvette, duşta, yerde, koltukta, otelde, otelinizde, burada, havuzda, saunada, koridorda, lobide, asansörde",
    body: "yanımda, cesedi, cenazesi odada, soğuk, buz gibi, soğumuş",
    asks: "ne yapmalıyım, ne yapmalıyız, ne yapacağım, ne yapacağız, ne yapacağımı, ne yapacağımızı, ne yapmamız, ne yapmam, kime haber, kimi arama*, lütfen gelin, birini gönderin",
    gone: "gitti, aramızdan ayrıldı",
    asleep: "uykusunda, uyurken",
    longAgo:
      "geçen sene, geçen yıl, geçen ay, geçen hafta, geçen yaz, geçen kış, … yıl önce, … sene önce, yıllar önce, … ay önce, aylar önce, … hafta önce, … gün önce, uzun zaman önce, ocakta, şubatta, martta, nisanda, mayısta, haziranda, temmuzda, ağustosta, eylülde, ekimde, kasımda, aralıkta, geçenlerde, savaşta",
    elsewhere:
      "iptal, iade, rezervasyon*, ertele*, cenaze*, evde, evinde, hastanede, hastanesinde, eve dönme*, memlekete, gelemiyoruz, gelemeyeceğiz, erken ayrıl*, erken çık*, film*, kitap*, dizi*, anısına, severdi, en sevdiği, bayılırdı, ünlü, açlıktan, susuzluktan, gülmekten, yorgunluktan, soğuktan, sıcaktan, uykusuzluktan, meraktan",
  },
  ru: {
    people:
      "труп, муж, жена, мама, мать, папа, отец, бабушка, дедушка, сын, дочь, дочка, ребёнок, малыш, брат, сестра, друг, подруга, парень, девушка, тётя, дядя, тёща, свекровь, тесть, свёкор, он, она, кто то, мужчина, женщина, гость, постоялец, сосед, соседка, коллега",
    died: "труп, умер, умерла, скончался, скончалась, мёртв, мертва, мёртвый, мёртвая, погиб, погибла, не стало, ушёл из жизни, ушла из жизни, без признаков жизни",
    lately:
      "во сне, ночью, этой ночью, сегодня ночью, прошлой ночью, под утро, утром, сегодня, сегодня утром, только что, сейчас, час назад, недавно утром, минут назад, минуту назад, часа назад, часов назад",
    place:
      "в кровати, в постели, в номере, в комнате, в ванной, в ванне, в душе, на полу, на диване, в отеле, в гостинице, у вас в, здесь, в бассейне, в сауне, в коридоре, в холле, в лифте",
    body: "рядом со мной, лежит, тело, холодный, холодная, уже холодн*, остыл, остыла",
    asks: "что делать, что нам делать, что мне делать, кому звонить, кого вызвать, кому сообщить, приходите, пришлите кого",
    gone: "ушёл, ушла",
    asleep: "во сне",
    longAgo:
      "в прошлом году, в прошлом месяце, на прошлой неделе, прошлым летом, прошлой зимой, год назад, года назад, лет назад, месяц назад, месяца назад, месяцев назад, неделю назад, недели назад, дня назад, дней назад, давно, в январе, в феврале, в марте, в апреле, в мае, в июне, в июле, в августе, в сентябре, в октябре, в ноябре, в декабре, на войне",
    elsewhere:
      "отменить, отмен*, возврат*, бронь, бронирован*, перенести, похорон*, дома, в больнице, в госпитале, в хосписе, домой, не приедем, не сможем, уехать раньше, выехать раньше, фильм*, книг*, сериал*, память, любил, любила, обожал*, знаменит*, от смеха, с голоду, от голода, от жажды, от усталости, от скуки, от холода, от жары, со смеху",
  },
  ar: {
    people:
      "*جثة, زوجي, زوجتي, أمي, والدتي, أبي, والدي, جدي, جدتي, ابني, ابنتي, بنتي, طفلي, طفلتي, الطفل, أخي, أختي, صديقي, صديقتي, خطيبي, خطيبتي, عمي, عمتي, خالي, خالتي, حماتي, رجل, امرأة, شخص, ضيف, جاري, سيدة, زميلي, هو, هي",
    died: "*جثة, توفي, توفيت, *مات, *ماتت, فارق الحياة, فارقت الحياة, ميت, ميتة, متوفى, متوفاة, توفاه الله, توفاها الله, انتقل إلى رحمة الله, انتقلت إلى رحمة الله",
    lately:
      "الليلة, هذه الليلة, البارحة ليلا, ليلا, في الليل, أثناء النوم, *نائم, *نائمة, *نايم, *نايمة, في نومه, في نومها, خلال نومه, خلال نومها, أثناء نومه, أثناء نومها, هذا الصباح, الصباح, للتو, الآن, قبل قليل, منذ قليل, قبل ساعة, منذ ساعة, قبل دقائق, اليوم, الليلة الماضية, هلق, توا",
    place:
      "في السرير, على السرير, في سريره, في سريرها, في الغرفة, في غرفتنا, في غرفتي, بالغرفة, في الحمام, على الأرض, على الأريكة, في الفندق, في فندقكم, هنا, في المسبح, في الساونا, في الممر, في البهو, في المصعد",
    body: "بجانبي, جنبي, جثة, *جثته, *جثتها, *جثمان, بارد, باردة",
    asks: "ماذا نفعل, ماذا أفعل, لا أعرف ماذا, لا نعرف ماذا, شو نعمل, شو أعمل, بمن أتصل, من يجب, تعالوا, أرسلوا أحدا",
    gone: "رحل, رحلت, راح, راحت",
    asleep: "في نومه, في نومها, وهو نائم, وهي نائمة",
    longAgo:
      "العام الماضي, السنة الماضية, الشهر الماضي, الأسبوع الماضي, الصيف الماضي, قبل سنة, قبل سنوات, قبل سنتين, قبل عام, قبل عامين, قبل شهر, قبل شهرين, قبل أشهر, قبل أسبوع, قبل أسبوعين, قبل أيام, قبل يومين, منذ سنة, منذ سنوات, منذ سنتين, منذ عام, منذ عامين, منذ شهر, منذ أشهر, منذ أسبوع, منذ أيام, في يناير, في فبراير, في مارس, في أبريل, في مايو, في يونيو, في يوليو, في أغسطس, في سبتمبر, في أكتوبر, في نوفمبر, في ديسمبر, من زمان, قبل … سنوات, قبل … سنة, منذ … سنوات, في الحرب, *الحرب",
    elsewhere:
      "إلغاء, *نلغي, *ألغي, *الإلغاء, استرداد, الحجز, حجزنا, تأجيل, جنازة, *الجنازة, دفن, العزاء, *عزاء, في البيت, في المنزل, في المستشفى, العودة إلى, لا نستطيع المجيء, لن نتمكن, المغادرة مبكرا, نغادر مبكرا, فيلم, كتاب, مسلسل, كان يحب, كانت تحب, ذكرى, مشهور, من الجوع, من العطش, من الضحك, من التعب, من البرد, من الحر",
  },
  zh: {
    people:
      "尸体, 丈夫, 老公, 先生, 妻子, 老婆, 太太, 妈妈, 妈, 母亲, 爸爸, 爸, 父亲, 爷爷, 奶奶, 外公, 外婆, 姥姥, 姥爷, 儿子, 女儿, 孩子, 宝宝, 婴儿, 哥哥, 弟弟, 姐姐, 妹妹, 朋友, 男友, 女友, 同事, 阿姨, 叔叔, 婆婆, 岳母, 公公, 岳父, 有人, 老人, 男人, 女人, 客人, 他, 她",
    died: "尸体, 去世, 时死的, 战死, 过世, 死了, 死在, 已经死, 离世, 病逝, 断气, 咽气",
    lately:
      "睡梦中, 在睡梦, 睡觉的时候, 睡觉时, 睡着睡着, 夜里, 半夜, 昨晚, 昨夜, 今晚, 今早, 今天早上, 早上, 凌晨, 刚刚, 刚才, 刚, 现在, 一小时前, 几分钟前, 今天",
    place:
      "床上, 房间里, 在房间, 我们房间, 浴室, 浴缸, 洗手间, 地上, 地板上, 沙发上, 在酒店, 酒店里, 在这里, 泳池, 桑拿, 走廊, 大堂, 电梯",
    body: "旁边, 身边, 尸体, 遗体, 身体已经凉, 凉了, 冰冷, 冰凉",
    asks: "怎么办, 该怎么做, 不知道该, 通知谁, 找谁, 请过来, 派人来",
    gone: "走了, 没了, 不在了",
    asleep: "睡梦中, 睡觉的时候, 睡觉时",
    longAgo:
      "去年, 前年, 上个月, 上月, 上周, 上星期, 几年前, 多年前, 年前, 个月前, 几个月前, 周前, 天前, 很久以前, 以前, 一月份, 二月份, 三月份, 四月份, 五月份, 六月份, 七月份, 八月份, 九月份, 十月份, 十一月份, 十二月份, 前几天, 前天, 打仗, 战争",
    elsewhere:
      "取消, 退款, 退订, 预订, 预定, 改期, 推迟, 葬礼, 追悼, 丧事, 奔丧, 在家, 老家, 在医院, 医院里, 回家, 回国, 来不了, 不能来, 提前退房, 提前离开, 电影, 书里, 电视剧, 纪念, 生前, 最喜欢, 饿死, 笑死, 累死, 困死, 热死, 冻死, 渴死, 急死, 气死, 手机, 电池, 电脑, 开走, 飞走",
  },
  ja: {
    people:
      "死体, 遺体, 夫, 主人, 妻, 家内, 母, お母さん, 父, お父さん, 祖母, 祖父, おばあさん, おじいさん, 息子, 娘, 子ども, 子供, 赤ちゃん, 兄, 弟, 姉, 妹, 友人, 友達, 彼, 彼女, 叔父, 叔母, 義母, 義父, 同僚, 男性, 女性, お客さん, 人が",
    died: "死体, 遺体, 亡くな, 死んで, 死にました, 死んだ, 死亡, 息を引き取, 他界, 冷たくなって, 死んでいる",
    lately:
      "寝ている間, 寝てる間, 眠っている間, 眠ったまま, 就寝中, 睡眠中, 夜中, 昨夜, 昨晩, ゆうべ, 今夜, 今朝, 朝起きたら, 明け方, 未明, たった今, さっき, 先ほど, 今, 今日, 一時間前, 数分前",
    place:
      "ベッド, 布団, 部屋で, 部屋に, 客室, 浴室, お風呂, バスルーム, シャワー, トイレ, 床で, 床に, ソファ, ホテルで, ここで, プール, サウナ, 廊下, ロビー, エレベーター",
    body: "隣で, 横で, 遺体, 冷たく",
    asks: "どうしたら, どうすれば, どうすべき, 誰に, どこに連絡, 来てください, 来て下さい, 誰か来て",
    gone: "逝っ, 旅立",
    asleep: "眠ったまま, 寝ている間",
    longAgo:
      "去年, 昨年, 一昨年, 先月, 先週, 年前, か月前, ヶ月前, 週間前, 数日前, 日前, 昔, 以前, 一月に, 二月に, 三月に, 四月に, 五月に, 六月に, 七月に, 八月に, 九月に, 十月に, 十一月に, 十二月に, 命日, 一周忌, 戦争",
    elsewhere:
      "キャンセル, 取り消, 取消, 返金, 予約, 延期, 変更, 葬儀, 葬式, お通夜, 法事, 自宅で, 実家で, 家で, 病院で, 施設で, 帰国, 帰宅, 帰らなければ, 行けなく, 行けません, 早めにチェックアウト, 早く出発, 映画, 小説, ドラマ, 偲, 大好き, 好きだった, 有名, 死にそう, 死ぬほど, 死んだように, 笑い死, 電池, スマホ, 携帯",
  },
};
