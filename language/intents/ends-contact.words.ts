import type { GuestLanguage } from "../detection/index.ts";

/** Parts of a wish for no more messages that names none of the usual phrases. The syntax is that of `PhraseMatcher`. */
type EndOfContactWords = {
  /** Writing to the guest. Calls are left out: "no need to call back". */
  contact: string;
  /** Messages of the venue. */
  messages: string;
  /** The guest would rather not: with `contact` or `messages`, and `ever`. */
  refuses: string;
  /** Asks not to write, in words that may also be about one matter: with a reason. */
  forbids: string;
  /** The venue may leave something out: with `messages`, and `ever` or a reason. */
  spares: string;
  /** From now on, again, through this channel. */
  ever: string;
  /** Takes someone off: with `own` and `lists`. */
  removes: string;
  own: string;
  lists: string;
  /** Why a guest needs no messages: sleeps elsewhere, does not come, or has left. */
  reasons: string;
};

export const endOfContactWords: Record<GuestLanguage, EndOfContactWords> = {
  en: {
    contact:
      "write, writing, message, messaging, text me, text us, texting, contact, contacting, contacted, hear from, be in touch, get in touch, keep in touch, follow up, following up, keep … posted, keep … informed, keep … updated, keeping … posted, keeping … informed, keeping … updated, update me, update us, updating, notify, notifying, remind, reminding, send me anything, send us anything, send anything",
    messages:
      "message, messages, texts, whatsapp*, updates, reminders, notifications, newsletters, e mails, emails, mails, communications",
    refuses:
      "rather not, rather you didn t, rather you don t, rather you stopped, prefer not, prefer it if you didn t, prefer you didn t, prefer that you don t, prefer no, appreciate not, appreciate it if you didn t, grateful if you didn t, grateful if you stopped, would like you to stop, wish you would stop, refrain from, you stopped, you could stop, you stop, you d stop",
    forbids:
      "don t … message, don t … text, don t … write, don t … contact, don t … notify, don t … remind, do not … contact, do not … write, do not … message, stop … reminders, stop … updates, stop … messages, stop … notifications, stop … sending, stop … writing, stop … contacting, no more … reminders, no more … updates",
    spares:
      "leave out, leave off, skip, spare me, spare us, spare yourself*, save yourself*, save your*, do without, cut out, keep … to yourself*, needn t bother, don t bother, no point in, can stop, don t need, do not need",
    ever: "any more, anymore, any longer, again, further, from now on, in future, in the future, from here on, going forward, on this number, to this number, this way, on whatsapp, ever, you stopped, you could stop, you stop, you d stop",
    removes: "take … off, remove, delete, erase, get … off, strike, unlist",
    own: "me, us, my number, our number, my name, my contact, my phone",
    lists: "list, mailing list, mailing, distribution list, database, contact list, contacts, broadcast",
    reasons:
      "another hotel, other hotel, different hotel, another accommodation, other accommodation, somewhere else to stay, another place to stay, booked elsewhere, book elsewhere, booked somewhere else, staying elsewhere, staying somewhere else, sleeping elsewhere, stay elsewhere, found elsewhere, got another place, found another place, found a different place, found somewhere else, booked another place, another apartment, an airbnb, another b b, staying with friends, stay with friends, staying with family, stay with family, staying with relatives, at a friend s, with friends instead, not coming, won t be coming, won t come, can t come, aren t coming, no longer coming, not travelling, not traveling, trip is off, trip is cancelled, trip is canceled, trip was cancelled, trip was canceled, trip has been cancelled, cancelled our trip, cancelled my trip, cancelled the trip, cancelled our holiday, called off, travel plans changed, plans have changed, plans changed, going elsewhere, went elsewhere, checked out, have left the hotel, left the hotel, back home, home again, staying at my sister s, staying at my brother s, staying at my parents, staying at my mum s, staying with my, with my family instead, already have accommodation, already have a hotel, already have a room elsewhere, found accommodation, found a room elsewhere, chose another, chosen another, decided to go with another, we aren t coming, no longer need a room, holiday is off, holiday was cancelled, cancelled our trip, change of plans, at another hotel, in another hotel, in an apartment now, found an apartment, rented an apartment, rented a flat, booked a flat, in a holiday flat, at a campsite, left a week ago, left weeks ago, left days ago, long gone",
  },
  de: {
    contact:
      "schreiben, anschreiben, anzuschreiben, schreibt, schreibst, kontaktieren, zu kontaktieren, kontaktiert, melden, zu melden, informieren, benachrichtigen, auf dem laufenden, in kenntnis, horen, texten, erinnern, zu schicken",
    messages:
      "nachricht*, mitteilung*, whatsapp*, sms, erinnerung*, benachrichtigung*, newsletter, e mails, mails",
    refuses:
      "lieber nicht, lieber keine, lieber nichts, lieber ware … wenn, nicht mehr … werden, mochte … nicht mehr, mochte … nichts mehr, mochte … keine, mochten … nicht mehr, mochten … keine, ware dankbar wenn, ware froh wenn, absehen, wenn sie aufhören, dass sie aufhören, wenn ihr aufhört",
    forbids:
      "nicht mehr … schreiben, nicht mehr … melden, nicht mehr … kontaktieren, nicht mehr … erinnern, aufhören … schreiben, aufhören … schicken, aufhören mit … nachrichten, keine weiteren nachricht*, keine nachrichten mehr, keine erinnerungen mehr, schreiben sie … nicht, schreibt … nicht, kontaktieren sie … nicht, melden sie sich … nicht, schicken sie … nichts, schickt … nichts",
    spares:
      "sparen, sich sparen, verzichten, weglassen, bleiben lassen, unterlassen, absehen, brauche keine, brauchen keine, benotige keine, benotigen keine",
    ever: "mehr, weitere, weiteren, wieder, kunftig, in zukunft, zukunftig, ab jetzt, ab sofort, ab heute, von nun an, fortan, auf diesem weg, uber diese nummer, hier, wenn sie aufhören, dass sie aufhören, wenn ihr aufhört",
    removes:
      "nehmen, herausnehmen, rausnehmen, nehmt, streichen, streicht, loschen, loscht, entfernen, entfernt, austragen, werfen",
    own: "mich, uns, meine nummer, meine handynummer, meinen namen, unsere nummer, meinen kontakt",
    lists:
      "aus … liste, von … liste, aus … verteiler, von … verteiler, aus … verteilerliste, aus … kontaktliste, aus … adressliste, aus … kontakten, aus … datenbank, aus … mailingliste, von … mailingliste, aus … mailverteiler",
    reasons:
      "anderes hotel, andere unterkunft, andere bleibe, anderen unterkunft, anderen hotel, andere ferienwohnung, woanders gebucht, woanders reserviert, anderswo gebucht, woanders untergekommen, anderswo untergekommen, woanders unter, was anderes gefunden, was anderes gebucht, etwas anderes gefunden, etwas anderes gebucht, anderweitig, bei freunden, bei bekannten, bei verwandten, bei der familie, reise ausfallt, reise fallt aus, reise fallt ins wasser, urlaub fallt aus, reise … abgesagt, reise storniert, urlaub abgesagt, kommen nicht mehr, kommen doch nicht, komme nicht mehr, komme doch nicht, kommen nun doch nicht, nicht anreisen, reisen nicht, schon abgereist, bereits abgereist, sind abgereist, bin abgereist, ausgecheckt, wieder zu hause, wieder zuhause, wieder daheim, plane haben sich geandert, schon ein zimmer gefunden, schon eine unterkunft, bereits eine unterkunft, unterkunft gefunden, schon ein hotel, bereits ein hotel, anderes zimmer bei, wir fahren nicht, wir fahren doch nicht, wir reisen doch nicht, urlaub storniert, reise findet nicht statt, wird nichts aus unserer reise, in einer ferienwohnung, eine ferienwohnung gefunden, eine ferienwohnung gebucht, ferienwohnung genommen, in einer pension, pension gefunden, pension gebucht, in einem apartment, appartement gefunden, lange weg, längst weg, langst abgereist",
  },
  fr: {
    contact:
      "ecrire, ecriviez, recrire, reecrire, contacter, contactiez, contacte, contactee, contactes, recontacter, recontactiez, recontacte, relancer, relanciez, relance, prevenir, preveniez, informer, informiez, informe, informee, au courant, solliciter, sollicite, sollicitee, notifier, tenir informe, entendre parler, nouvelles de, envoyer quoi que ce soit, envoyer d autres, envoyer autre",
    messages:
      "message, messages, sms, whatsapp, msg, msgs, rappels, notifications, mails, courriels, relances, communications",
    refuses:
      "preferer* ne, preferer* ne plus, preferer* que, prefere ne, prefere que, aimerais ne plus, aimerions ne plus, souhaite ne plus, souhaiterais ne plus, voudrais ne plus, voudrions ne plus, merci de ne plus, ne souhaite plus, ne souhaitons plus, ne desire plus, priere de ne plus, que vous arrêtiez, que vous cessiez, que vous arrêtez",
    forbids:
      "ne … contactez, ne … recontactez, ne … écrivez, ne … relancez, ne … prévenez, ne … envoyez plus, ne … notifiez, arrêtez … messages, arrêtez … rappels, arrêtez de … écrire, arrêtez de … relancer, arrêtez de … envoyer, arrêter de … écrire, arrêter de … relancer, arrêter de … envoyer, cessez de … écrire, plus de rappels, plus de relances, pouvez arrêter … messages, pouvez cesser",
    spares:
      "epargner, epargnez, vous passer de, passer de, laisser tomber, laissez tomber, eviter, evitez, dispenser, vous abstenir, n ai plus besoin, n avons plus besoin, n ai pas besoin, n avons pas besoin",
    ever: "plus, desormais, dorenavant, a l avenir, a nouveau, de nouveau, encore, par ce biais, par ce canal, par ici, sur ce numero, autres, prochains, jamais, que vous arrêtiez, que vous cessiez, que vous arrêtez",
    removes:
      "retirer, retirez, enlever, enlevez, oter, otez, supprimer, supprimez, effacer, effacez, rayer, rayez, sortir, virer",
    own: "me, moi, nous, mon numero, mon nom, mon contact, notre numero",
    lists: "liste, listes, liste de diffusion, fichier, fichiers, contacts, base, mailing",
    reasons:
      "autre hotel, autre hebergement, autre logement, autre chambre d hote, autre appartement, autre endroit pour dormir, autre endroit ou dormir, reserve ailleurs, loger ailleurs, logeons ailleurs, dormons ailleurs, trouve ailleurs, chambre ailleurs, ailleurs finalement, chez des amis, chez de la famille, chez nos amis, voyage … annule, sejour … annule, vacances … annulees, annule notre voyage, annule le voyage, annulons le voyage, annule mon voyage, ne venons plus, ne viens plus, ne viendrons pas, ne viendrons plus, ne viendrai pas, ne viendrai plus, ne partons plus, deja partis, deja partie, deja rentres, rentres chez nous, quitte l hotel, fait le check out, changement de plan*, changement de programme, autre etablissement, deja un hotel, deja un logement, deja un hebergement, trouve un logement, trouve un hebergement, annule nos vacances, annule les vacances, annule le sejour, plus besoin de chambre, partons pas, changement de programme, chez mes parents, chez ma soeur, chez mon frere, pris un appartement, loue un appartement, pris un airbnb, pris un gite, dans un gite, chez ma tante, chez mon oncle, chez mes cousins, dormons finalement chez, logeons finalement chez",
  },
  es: {
    contact:
      "escribir, escribirme, escribirnos, escriban, escriba, escriben, escribais, escribas, escribieran, escribiera, contactar, contactarme, contactarnos, contacten, contacte, contactando, contactado, contactada, avisar, avisarme, avisen, avise, aviseis, informar, informen, informados, informado, informada, al tanto, al corriente, notificar, notifiquen, en contacto, saber de ustedes, saber de vosotros, recordar, recuerden, manden mas nada, envien mas nada",
    messages:
      "mensaje, mensajes, mensajitos, whatsapp*, sms, avisos, recordatorios, notificaciones, correos, comunicaciones",
    refuses:
      "preferiria no, preferiria que no, preferimos que no, prefiero no, prefiero que no, prefeririamos no, prefeririamos que no, agradeceria que no, agradeceriamos que no, rogaria que no, me gustaria no, nos gustaria no, quisiera no, quisiera que no, que dejaran de, que dejasen de, que dejen de, que pararan de",
    forbids:
      "no … contacten, no … contacte, no … contactéis, no … escriban, no … escriba, no … avisen, no … avise, no … manden, no … envíen, no … recuerden, no … notifiquen, dejen de … escrib*, dejen de … avis*, dejen de … mandar*, dejen de … enviar*, dejar de … escrib*, dejar de … avis*, dejar de … mandar*, dejar de … enviar*, parar con … avisos, parar con … mensajes, paren con … avisos, paren con … mensajes, pueden no escrib*, pueden ya no escrib*",
    spares:
      "ahorrar*, ahorrense, ahorrarse, prescindir, dejar de lado, saltarse, suprimir, evitar, eviten, eviteis, abstenerse, no necesito, no necesitamos, ya no necesito, ya no necesitamos",
    ever: "mas, nunca, de nuevo, otra vez, nuevamente, en adelante, a partir de ahora, de ahora en adelante, en el futuro, por aqui, por este medio, por esta via, a este numero, siguientes, que dejaran de, que dejasen de, que dejen de, que pararan de",
    removes:
      "quitar*, quitan, quitais, quiten, quita, borrar*, borran, borren, borra, eliminar*, eliminan, eliminen, sacar*, sacan, saquen, tachar*",
    own: "me, nos, mi numero, mi telefono, mi nombre, mi contacto, nuestro numero, borrarme, quitarme, sacarme, eliminarme, borrarnos, quitarnos, sacarnos",
    lists: "lista, listas, lista de difusion, lista de contactos, contactos, agenda, base de datos, difusion",
    reasons:
      "otro hotel, otro alojamiento, otro hostal, otro apartamento, otra casa, otra habitacion en, en otro sitio, en otro lugar, en otra parte, otro sitio para dormir, otro lugar para dormir, otro sitio donde dormir, otro sitio donde quedarnos, otro lugar donde quedarnos, ya tengo hotel, ya tenemos hotel, casa de … amigos, casa de … familiares, con … amigos, viaje … cancel*, cancelado el viaje, cancelamos el viaje, suspendido el viaje, viaje se … cancelado, ya no vamos, ya no iremos, ya no vamos a ir, ya no voy, no vamos a ir, no iremos, no vendremos, ya no venimos, no viajamos, ya nos fuimos, ya me fui, ya hicimos el check out, cambiaron los planes, cambio de planes, cambiado de planes, ya tenemos alojamiento, ya tengo alojamiento, ya tenemos sitio, ya encontramos alojamiento, ya encontre alojamiento, otro establecimiento, elegido otro, al final no viajamos, al final no vamos, casa de mi, en casa de unos, cancelado las vacaciones, cogido un apartamento, alquilado un apartamento, alquilado un piso, cogido un airbnb, ido a otro, casa de unos primos, con mi familia",
  },
  it: {
    contact:
      "scrivere, scriverci, scrivermi, scriviate, scriva, scriveste, contattare, contattarci, contattarmi, contattiate, contatti, contattato, contattata, contattati, ricontatt*, avvisare, avvisarci, avvisarmi, avvisiate, aggiornarci, aggiornarmi, aggiorniate, aggiornato, aggiornata, aggiornati, informarci, informarmi, informiate, informato, informata, sentirci, al corrente, ricordarci, ricordarmi, notificare, sollecitarci, mandarci altro, mandarmi altro, mandarci piu niente",
    messages:
      "messaggio, messaggi, messaggini, whatsapp, sms, avvisi, promemoria, notifiche, mail, email, comunicazioni, comunicazione",
    refuses:
      "preferirei non, preferirei che non, preferiremmo non, preferiremmo che non, preferisco non, preferisco che non, vorrei non, vorremmo non, vorrei che non, vorremmo che non, sarei grato se non, sarei grata se non, gradirei non, gradirei che non, che smetteste, se smetteste, che la smetteste",
    forbids:
      "non … contattate, non contattateci, non ricontattateci, non … ricontattate, non scriveteci, non … scrivete, non mandateci, non … mandate, non inviateci, non … inviate, non avvisateci, non … avvisate, smettete di … scriver*, smettete di … mandar*, smettete di … inviar*, smettere di … scriver*, smettere di … mandar*, smettere di … inviar*, basta … messaggi, basta … promemoria, basta … avvisi, potete … non scriver*, potete … non contattar*, potete … non mandar*, potete … non avvisar*",
    spares:
      "risparmiare, risparmiarvi, risparmiateci, risparmiatemi, risparmiate, evitare, evitate, tralasciare, lasciar perdere, lasciate perdere, fare a meno, smettere, non ho bisogno, non abbiamo bisogno, non ho piu bisogno, non abbiamo piu bisogno, non mi servono, non ci servono",
    ever: "piu, mai piu, d ora in poi, d ora in avanti, in futuro, di nuovo, ancora, altri, ulteriori, ulteriormente, da questo numero, su questo numero, per questa via, di qua, prossimi, che smetteste, se smetteste, che la smetteste",
    removes:
      "togliere, togliermi, toglierci, togliete, tolga, cancellare, cancellarmi, cancellarci, cancellate, eliminare, eliminarmi, eliminate, rimuovere, rimuovermi, rimuoverci, rimuovete, levare, levatemi",
    own: "mi, ci, il mio numero, il mio nome, il mio contatto, il nostro numero, togliermi, toglierci, cancellarmi, cancellarci, eliminarmi, rimuovermi, rimuoverci, levatemi",
    lists: "lista, liste, elenco, rubrica, contatti, mailing list, lista broadcast, archivio",
    reasons:
      "altro hotel, altro albergo, altro alloggio, altra sistemazione, altra struttura, altro b b, altro appartamento, altro posto dove dormire, altro posto per dormire, prenotato altrove, altrove, da un altra parte, da amici, da parenti, viaggio e saltato, viaggio saltato, viaggio … annullato, viaggio … cancellato, vacanza … saltata, annullato il viaggio, non veniamo piu, non vengo piu, non verremo, non verro, non partiamo piu, siamo gia partiti, gia ripartiti, fatto il check out, tornati a casa, cambiato programma, cambiati i programmi, cambio di programma, abbiamo gia trovato, ho gia trovato alloggio, abbiamo gia un alloggio, abbiamo gia un hotel, ho gia un hotel, altra struttura, scelto un altro, alla fine non veniamo, alla fine non partiamo, non partiamo, da mia sorella, dai miei, dai parenti, annullato le vacanze, annullata la vacanza, preso un appartamento, affittato un appartamento, affittato una casa, preso un b b, preso una casa, preso un airbnb, dagli zii, dai cugini",
  },
  pt: {
    contact:
      "escrever, escreverem, escrevam, escreva, escreverme, contactar, contactarem, contactado, contactada, contactados, contatar, contatarem, contatado, contatada, contactem, contatem, avisar, avisarem, avisem, informar, informarem, informado, informada, informados, manterem, a par, ao corrente, notificar, notificarem, lembrar, entrar em contacto, entrar em contato, entrarem em contacto, em contato, em contacto, saber de voces, mandar mais nada, mandarem mais nada, enviar mais nada, enviarem mais nada",
    messages:
      "mensagem, mensagens, msg, msgs, whatsapp, sms, avisos, lembretes, notificacoes, mails, emails, comunicações",
    refuses:
      "preferia nao, preferia que nao, preferiamos nao, preferiamos que nao, prefiro nao, prefiro que nao, preferimos nao, preferimos que nao, gostava de nao, gostaria de nao, gostaria que nao, gostava que nao, gostariamos de nao, agradecia que nao, agradeco que nao, agradeceria que nao, que deixassem de, que parassem de, que deixem de, que parem de",
    forbids:
      "não … contactem, não … contatem, não … escrevam, não … avisem, não … enviem, não … mandem, não … notifiquem, parar com … avisos, parar com … mensagens, parar com … lembretes, parem com … avisos, parem com … mensagens, parem com … lembretes, parar de … escrever, parar de … mandar, parar de … enviar, parem de … escrever, parem de … mandar, parem de … enviar",
    spares:
      "poupar, poupem, poupar se, dispensar, dispenso, dispensamos, evitar, evitem, prescindir, abster se, deixar de lado, deixar de mandar, deixar de enviar, escusam, escusa, nao preciso, nao precisamos, ja nao preciso, ja nao precisamos",
    ever: "mais, nunca, nunca mais, de novo, novamente, outra vez, voltar a, voltarem a, daqui em diante, daqui para a frente, a partir de agora, de agora em diante, no futuro, por aqui, por esta via, por este meio, neste numero, para este numero, que deixassem de, que parassem de, que deixem de, que parem de",
    removes:
      "tirar*, tirem, tiram, tire, tira, retirar*, retirem, retire, remover*, removam, remova, apagar*, apaguem, apague, eliminar*, eliminem, excluir, excluam, exclua, riscar",
    own: "me, nos, o meu numero, meu numero, o meu nome, meu nome, o meu contacto, meu contato, tirar me, retirar me, remover me",
    lists:
      "lista, listas, lista de contactos, lista de contatos, lista de transmissao, contactos, contatos, base de dados, cadastro",
    reasons:
      "outro hotel, outro alojamento, outra hospedagem, outra pousada, outro apartamento, noutro sitio, noutro lado, noutro lugar, noutro hotel, em outro lugar, em outro hotel, outro sitio para ficar, outro lugar para ficar, outro sitio para dormir, casa de amigos, casa de uns amigos, casa de familia*, com amigos, viagem … cancelad*, cancelamos a viagem, cancelei a viagem, viagem caiu, ja nao vamos, ja nao vou, nao vamos mais, nao iremos, nao viremos, nao viajamos, nao vamos viajar, ja saimos do hotel, fizemos o check out, ja estamos em casa, mudanca de planos, mudamos de planos, os planos mudaram, ja temos alojamento, ja tenho alojamento, ja temos hotel, ja tenho hotel, ja encontramos alojamento, outro estabelecimento, escolhemos outro, afinal nao vamos, casa da minha, casa do meu, cancelamos as ferias, casa de … primos, casa de … tios, alugamos um apartamento, alugamos uma casa, ficamos num apartamento, ficamos num airbnb",
  },
  nl: {
    contact:
      "schrijven, te schrijven, berichten, te berichten, appen, te appen, contacteren, te contacteren, contact, benaderen, te benaderen, benaderd, informeren, te informeren, op de hoogte, herinneren, te herinneren, mailen, horen, laten weten, te laten weten",
    messages:
      "bericht, berichten, berichtjes, appjes, apps, whatsapp*, sms, smsjes, meldingen, herinneringen, mails, mailtjes, updates, communicatie",
    refuses:
      "niets meer … horen, niks meer … horen, niets meer … ontvangen, niks meer … ontvangen, liever niet, liever geen, liever … niets, liever … niks, liever … niet, liever … geen, heb liever dat, hebben liever dat, zou liever niet, zouden liever niet, stel het op prijs als, zou het fijn vinden als, als u stopt, als jullie stoppen, als u geen, als jullie geen, dat u stopt, dat jullie stoppen",
    forbids:
      "niet meer … schrijven, niet meer … contacteren, geen contact meer, neem … geen contact, nemen … geen contact, schrijf … niet, bericht … niet meer, app … niet, stuur … niets, geen herinneringen meer, geen berichten meer, stop met … berichten, stop met … herinneringen, stoppen met … berichten, stoppen met … herinneringen, stoppen met … sturen, niet meer … mailen, niet meer … appen, niet meer … bellen of schrijven",
    spares:
      "besparen, u besparen, achterwege, achterwege laten, weglaten, laten zitten, overslaan, mag stoppen, mogen stoppen, kan stoppen, kunt stoppen, kunnen stoppen, heb geen, hebben geen",
    ever: "meer, niet meer, voortaan, in de toekomst, vanaf nu, verdere, nogmaals, via deze weg, op dit nummer, nooit meer, langs deze weg, als u stopt, als jullie stoppen, als u geen, als jullie geen, dat u stopt, dat jullie stoppen",
    removes:
      "halen, haal, verwijderen, verwijder, verwijdert, schrappen, schrap, wissen, wis, afhalen, gooien, afvoeren",
    own: "mij, me, ons, mijn nummer, mijn telefoonnummer, mijn naam, mijn gegevens, ons nummer",
    lists:
      "lijst, verzendlijst, maillijst, mailinglijst, contactlijst, contactenlijst, verspreidingslijst, adressenlijst, lijstje, bestand, contacten",
    reasons:
      "ander hotel, andere accommodatie, ander onderkomen, andere overnachting, ander appartement, ergens anders geboekt, elders geboekt, elders, ergens anders, iets anders geboekt, iets anders gevonden, wat anders geboekt, wat anders gevonden, bij vrienden, bij familie, reis gaat niet door, vakantie gaat niet door, reis is geannuleerd, reis geannuleerd, reis geannuleerd, reis is afgelast, komen niet meer, komen toch niet, kom niet meer, kom toch niet, gaan niet meer, al vertrokken, uitgecheckt, weer thuis, plannen zijn veranderd, plannen zijn gewijzigd, heb al iets anders, hebben al iets anders, al een hotel, al onderdak, al een andere, we gaan toch niet, ik ga toch niet, we gaan niet, bij mijn zus, bij mijn broer, bij mijn ouders, andere plek gevonden, andere plek geboekt, hele reis afgezegd, reis afgezegd, in een huisje, een huisje geboekt, een huisje gehuurd, een appartement geboekt, een appartement gehuurd, in een appartement, een airbnb, bij neven, bij mijn tante",
  },
  tr: {
    contact:
      "yazma*, yazmak, yazılma*, ulaşma*, ulaşılma*, iletişim*, bilgilendir*, haber ver*, bildirme*, hatırlatma*, mesaj atma*, mesaj gönderme*, mesaj yollama*, mesaj yazma*, hatırlatma gönder*, mesaj gönder*",
    messages:
      "mesaj, mesajlar, mesajları, mesajlarınızı, mesaja, mesajlara, whatsapp, sms, bildirim*, hatırlatma*",
    refuses:
      "istemiyorum, istemiyoruz, istemem, istemezdim, istemeyiz, tercih etmem, tercih etmiyorum, yazmamanız*, atmamanız*, göndermemeniz*, yollamamanız*, ulaşmamanız*, geçmemeniz*, geçilmemesi*, bırakmanızı, kesmenizi, durdurmanızı",
    forbids:
      "yazmayın, yazmayınız, mesaj atmayın, mesaj göndermeyin, göndermeyin, ulaşmayın, iletişime geçmeyin, bilgilendirmeyin, hatırlatmayın, haber vermeyin",
    spares:
      "bırakabilirsiniz, kesebilirsiniz, vazgeçebilirsiniz, ihtiyacım yok, ihtiyacımız yok, ihtiyacım kalmadı, ihtiyacımız kalmadı",
    ever: "artık, bir daha, bundan sonra, bundan böyle, başka, ileride, tekrar, bu numaradan, bu hattan, bu yolla, buradan, daha fazla, bırakmanızı, kesmenizi, durdurmanızı",
    removes: "çıkar*, sil, silin, siler, silebilir*, silmenizi, kaldır*",
    own: "beni, bizi, numaramı, telefonumu, adımı, numaramızı",
    lists:
      "listenizden, listeden, listelerinizden, rehberinizden, rehberden, kayıtlarınızdan, veritabanınızdan, gruptan",
    reasons:
      "başka otel*, başka bir otel*, başka bir yer bulduk, başka yer bulduk, başka bir yer buldum, başka yer buldum, başka yerden yer, başka bir yerde kal*, başka yerde kal*, başka yere rezervasyon, başka bir yere rezervasyon, başka pansiyon*, başka bir konaklama, arkadaşlarda kal*, arkadaşımızda kal*, arkadaşlarımızda kal*, akrabalarda kal*, seyahat* iptal, tatil* iptal, gezi* iptal, gelmiyoruz, gelmeyeceğiz, gelmeyeceğim, gelemiyoruz, gelemeyeceğiz, gelemeyeceğim, otelden ayrıldık, çıkış yaptık, evimize döndük, eve döndük, planlarımız değişti, planımız değişti, zaten otel bulduk, kalacak yer bulduk, kalacak yer buldum, konaklama bulduk, başka yerde kalacağız, başka yerde kalacağım, akrabalarımızda kal*, ailemizde kal*, ablamda kal*, daire tuttuk, ev tuttuk, daire kiraladık, ev kiraladık, apart tuttuk, pansiyon bulduk, pansiyonda kal*, teyzemlerde kal*, halamlarda kal*",
  },
  ru: {
    contact:
      "писать, писали, писать нам, написать, связываться, связывались, сообщать, уведомлять, информировать, в курсе, напоминать, беспокоить сообщениями",
    messages:
      "сообщения, сообщений, сообщение, смс, уведомления, уведомлений, напоминания, напоминаний, письма, писем, ватсап*, вотсап*, whatsapp",
    refuses:
      "не хотел бы, не хотела бы, не хотели бы, не хотелось бы, предпочел бы не, предпочла бы не, предпочли бы не, предпочитаю не, предпочел бы чтобы, предпочла бы чтобы, лучше не, прошу не, просим не, просьба не, был бы благодарен если, была бы благодарна если, чтобы вы перестали, если бы вы перестали, чтобы вы прекратили",
    forbids:
      "не … пишите, не … присылайте, не … шлите, не … напоминайте, не … связывайтесь, не … сообщайте, можете … не писать, можете … не присылать, можете … не сообщать, хватит … писать, хватит … присылать, перестаньте … писать, перестаньте … присылать, прекратите … писать",
    spares:
      "можно обойтись без, обойдусь без, обойдемся без, воздержитесь, воздержаться, избавьте, увольте, мне не нужны, нам не нужны, не нуждаюсь, не нуждаемся",
    ever: "больше, впредь, в дальнейшем, отныне, с этого момента, в будущем, снова, опять, сюда, на этот номер, таким образом, никогда, дальше, дальнейшие, чтобы вы перестали, если бы вы перестали, чтобы вы прекратили",
    removes:
      "убрать, уберите, уберёте, удалить, удалите, удалите, исключить, исключите, вычеркнуть, вычеркните, стереть, сотрите",
    own: "меня, нас, мой номер, мой телефон, моё имя, наш номер, мой контакт, мои данные",
    lists: "рассылк*, списка, списков, базы, контактов, список",
    reasons:
      "другой отель, другом отеле, другую гостиницу, другой гостинице, другое жилье, другом жилье, другую квартиру, в другом месте, другое место для ночлега, остановились у друзей, остановимся у друзей, у друзей, у родственников, у знакомых, поездка отменилась, поездка отменяется, поездка сорвалась, поездку отменили, отменили поездку, отменила поездку, отменил поездку, не приедем, не приеду, не едем, не еду, не поедем, не поеду, уже выехали, уже уехали, мы уехали, выселились, уже дома, вернулись домой, планы изменились, планы поменялись, жилье уже нашли, уже нашли жилье, нашли жилье, жилье нашли, нашла жилье, нашел жилье, уже нашли отель, уже есть отель, уже есть жилье, выбрали другой, у сестры, у брата, у родителей, отменили отпуск, отпуск отменился, сняли квартиру, снял квартиру, сняла квартиру, сняли дом, сняли апартаменты, у тети, у дяди, в другой гостинице, в хостеле",
  },
  ar: {
    contact:
      "*مراسل*, *تواصل*, *تتواصل*, *كتابة*, *تكتبوا لي, *تكتبوا لنا, *إبلاغ*, *إخبار*, *إعلام*, *إطلاع*, *تذكير*, *تراسل*, *إرسال رسائل, *إرسال أي, *إرسال المزيد",
    messages: "*رسالة, *رسائل, *رسائلكم, *رسايل, *إشعارات, *تنبيهات, *تنبيه, *إشعار",
    refuses:
      "أفضل ألا, أفضل أن لا, أفضل عدم, نفضل ألا, نفضل أن لا, نفضل عدم, أرجو عدم, نرجو عدم, الرجاء عدم, يرجى عدم, أتمنى ألا, أتمنى أن لا, أتمنى عدم, لا أرغب, لا نرغب, لا أود, لا نود, أود ألا, أود عدم, أن تتوقفوا عن, لو تتوقفون عن, لو توقفتم عن",
    forbids:
      "*لا تتواصلوا, *لا تراسلو*, *لا تكتبوا, *لا ترسلوا, *لا تبعثوا, *لا تخبرو*, *لا تذكرو*, توقفوا عن, كفوا عن",
    spares: "*استغناء عن, توفير, وفروا, تجنب, *توقف عن, لا أحتاج, لا نحتاج, لم أعد بحاجة, لم نعد بحاجة",
    ever: "بعد الآن, بعد اليوم, مرة أخرى, مرة ثانية, مجددا, من جديد, مستقبلا, في المستقبل, من الآن فصاعدا, من اليوم, عبر الواتساب, على الواتساب, على هذا الرقم, أبدا, *المزيد, بهذه الطريقة, أن تتوقفوا عن, لو تتوقفون عن, لو توقفتم عن",
    removes:
      "حذف, احذفوا, احذف, تحذفوا, إزالة, أزيلوا, تزيلوا, شطب, شيلوا, تشيلوا, مسح, امسحوا, تمسحوا, إخراج",
    own: "*رقمي, اسمي, *ني, هاتفي, رقمنا, إزالتي, حذفي, جوالي",
    lists: "*قائمة, *قائمتكم, *القائمة, *قوائمكم, *جهات الاتصال, *قاعدة",
    reasons:
      "فندق آخر, فندقا آخر, فندق ثاني, فندق تاني, سكن آخر, سكنا آخر, مكان آخر للإقامة, مكانا آخر للإقامة, مكان ثاني للسكن, في مكان آخر, لقيت مكان ثاني, لقينا مكان ثاني, شقة أخرى, عند أصدقاء*, عند الأصدقاء, عند أقارب*, عند الأهل, ألغيت رحلتنا, ألغيت رحلتي, ألغينا الرحلة, ألغينا رحلتنا, ألغيت الرحلة, ألغيت سفرتنا, لن نأتي, لن آتي, لن نحضر, لن نسافر, ما راح نجي, لن نتمكن من المجيء, غادرنا الفندق, غادرنا, رجعنا البيت, عدنا إلى البيت, تغيرت خططنا, تغيرت خطتنا, وجدنا سكنا, لقينا سكن, عندنا فندق, لدينا حجز آخر, اخترنا فندقا, غيرنا خططنا, غيرنا الخطة, عند أختي, عند أخي, عند أهلي, استأجرنا شقة, في شقة, أخذنا شقة, عند خالتي, عند عمي",
  },
  zh: {
    contact:
      "发消息, 发信息, 发短信, 发微信, 发讯息, 傳訊息, 联系, 聯繫, 联络, 通知, 告知, 提醒, 写信, 提醒我们",
    messages: "消息, 短信, 讯息, 訊息, 收通知, 发通知, 推送, 收到, 收信息, 收微信, 发信息",
    refuses:
      "不太想再收, 不想再收, 不太想收, 不想再被, 不想被, 不愿意再收, 不愿再收, 不希望, 希望不要, 希望别, 宁愿不, 最好不要, 最好别, 以后别, 以后不要, 今后别, 今后不要",
    forbids:
      "不要再联系, 别再联系, 别联系, 不要联系, 请勿联系, 勿再联系, 不要再发, 别再发, 别发, 不要再通知, 别再通知, 别再提醒, 不要再提醒",
    spares: "可以省, 省了吧, 免了, 就免, 可以停, 停了吧, 可以不发",
    ever: "再, 以后, 今后, 从现在起, 从此, 往后, 将来, 以后别, 以后不要, 今后别, 今后不要",
    removes: "删, 移除, 移出, 去掉, 除名, 拿掉, 划掉",
    own: "我, 我们, 号码, 電話",
    lists: "名单, 名單, 列表, 通讯录, 群发",
    reasons:
      "别的酒店, 其他酒店, 另一家酒店, 别家酒店, 別的飯店, 别的住处, 别的地方住, 其他住处, 找到住的地方, 别的民宿, 订了别处, 订了别家, 住朋友家, 住在朋友家, 住亲戚家, 行程取消, 旅行取消, 取消了行程, 取消了旅行, 不来了, 不去了, 来不了, 去不了, 已经退房, 退房了, 已经离店, 回家了, 计划变了, 计划有变, 行程有变, 订好别家, 订了其他, 订好酒店了, 已经有住处, 找到住处, 改住, 选了别家, 不去旅行, 住父母家, 住亲戚, 租了公寓, 租了房子, 订了民宿, 住民宿, 住到别的, 住进别的, 住亲戚",
  },
  ja: {
    contact: "連絡, ご連絡, お知らせ, 通知, ご案内, メッセージを送, メール, 配信",
    messages: "メッセージ, お知らせ, 通知, 案内, 配信, メール, line",
    refuses:
      "控えて, 控えていただ, お控え, 遠慮, ご遠慮, 欲しくない, 欲しくありません, 受け取りたくな, 受け取りたくあ, やめていただ, 止めていただ, しないでいただ, 送らないでいただ, なくて結構, 望みません, 送らないようお願い, 連絡しないようお願い",
    forbids:
      "連絡しないで, 連絡はもう, 連絡は大丈夫, 連絡は結構, メッセージは大丈夫, 送らないで, 連絡をやめ, 連絡は控え, お知らせはもう, ご案内はもう",
    spares: "省いて, 省略して, なくて大丈夫, なくていい, なくて結構",
    ever: "今後, これから, もう, これ以上, 二度と, 以降, このアカウント, この番号, 送らないようお願い, 連絡しないようお願い",
    removes: "外して, 外し, 削除, 消して, 抜いて, 除外, 除いて",
    own: "私, わたし, 僕, 番号, 名前, 連絡先, 電話",
    lists: "リスト, 名簿, 登録者, 宛先, 送信先, 配信先",
    reasons:
      "別のホテル, 他のホテル, ほかのホテル, 別の宿, 他の宿, ほかの宿, 別の旅館, 別の場所に泊, 他に泊ま, 友人の家に, 友達の家に, 親戚の家に, 実家に泊, 旅行が中止, 旅行は中止, 旅行がなくな, 旅行を取りやめ, 旅行をキャンセル, 行けなくなり, 行けなくなった, 行かなくな, チェックアウトしまし, チェックアウト済, 帰宅しました, もう家に, 予定が変わ, 予定変更, 他の宿に決め, 別のホテルに決め, 他のホテルに決め, 宿が見つかり, 宿は見つかり, 宿が決まり, 姉の家, 兄の家, 両親の家, 実家に, 民泊, アパートを借り, マンションを借り, 別の旅館に泊, 叔母の家, いとこの家",
  },
};

/** Words that limit such a wish, in all languages. */
export const otherMatters = {
  /** Lists for which the guest waits or is expected. */
  lists:
    "waiting list, wait list, waitlist, guest list, wake up list, price list, shopping list, to do list, wine list, warteliste, gasteliste, preisliste, liste d attente, liste des invites, lista d attesa, lista degli ospiti, lista de espera, lista de invitados, lista de convidados, wachtlijst, gastenlijst, bekleme listesi*, bekleme listenizden, листа ожидания, списка ожидания, списка гостей, *قائمة الانتظار, 等候名单, 候补, 排队, キャンセル待ち, 待ちリスト, ウェイティング",
  /** Nothing at all: no certain thing. */
  anything:
    "anything, nothing, nichts, rien, nada, niente, niets, niks, hiçbir şey, bir şey, ничего, *شيئا, أي شيء, *شي, 任何, 何も",
  /** The guest's own writing: "I'd rather not write it again". */
  ownWriting:
    "write, writing, message, messaging, contact, contacting, notify, remind, keep in touch, schreiben, melden, zu melden, informieren, kontaktieren, ecrire, contacter, prevenir, informer, escribir, contactar, avisar, informar, notificar, scrivere, contattare, avvisare, notificare, escrever, avisar, informar, lembrar, notificar, schrijven, te schrijven, appen, te appen, contacteren, mailen, laten weten, yazmak, писать, написать, связываться, сообщать, напоминать",
};
