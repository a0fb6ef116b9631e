import type { GuestLanguage } from "../detection/index.ts";

/** Phrases that end or resume messages that the venue starts. The syntax is that of `PhraseMatcher`. */
type OptChangeWords = {
  /** Ends them if a sentence has only this and courtesy. */
  out: string;
  /** Ends them wherever a sentence says so. */
  outPhrases: string;
  /** Reasons that come with `out`: the guest has left, is no guest, or has had enough. */
  reasons: string;
  /** Resumes them if a sentence has only this and courtesy. */
  in: string;
  /** Resumes them wherever a sentence says so. */
  inPhrases: string;
};

/** Written to hotels often; the assistant does not speak these languages. */
export const optOutElsewhere =
  "nie pisac do mnie, nie piszcie do mnie, nie pisz do mnie, prosze nie pisac, nie wysylajcie mi, nie wysylaj mi, prosze nie wysylac, wypisz mnie, wypiszcie mnie, prosze mnie wypisac, nie chce wiadomosci, nie chce wiecej wiadomosci, nie chce otrzymywac, neposilejte mi, uz mi nepiste, odhlaste me, ne irjanak, nem kerek uzenet*, sluta skicka, skicka inte, avregistrera mig, ikke send, slut med at sende, stopp meldinger, alala lahettaa, nu imi mai scrieti, nu mai trimiteti, dezaboneaza*, μη μου στελνετε, תפסיקו לשלוח, הסר אותי, 메시지 보내지 마세요, 수신거부";
export const courtesyElsewhere =
  "dziekuje, dzieki, prosze, dekuji, prosim, koszonom, kerem, tack, snalla, tak, takk, kiitos, multumesc, va rog, ευχαριστω, תודה, 감사합니다";

export const optChangeWords: Record<GuestLanguage, OptChangeWords> = {
  en: {
    out: "stop, stop it, stop this, stop now, stop all, stopall, stop messages, stop messaging, stop messaging me, stop texting, stop texting me, stop writing, stop promotions, stop offers, stop sms, stop whatsapp, stop everything, unsubscribe, unsub, unsubscribe me, opt out, optout, opt me out, remove me, no more messages, end, quit",
    outPhrases:
      "take me off … list, remove me from … list, no more … messages, no more … texts, no more whatsapp*, no more … reminders, no further messages, stop messaging, stop texting, stop … messages, stop … texts, stop spamming, stop contacting, stop writing me, stop writing to me, stop … whatsapps, don t message me, do not message me, don t text me, do not text me, don t contact me, do not contact me, don t write me, don t write to me, do not write to me, don t send me … messages, do not send me … messages, don t send us … messages, do not send us … messages, don t send … more messages, don t send me anything, don t want … messages, do not want … messages, don t want to receive, do not want to receive, don t wish to receive, no longer want … messages, enough messages, enough of … messages, don t wish to hear from, do not wish to hear from, don t want to hear from, no longer wish to, stop sending me, unsubscribe me, unsubscribe from, to unsubscribe, opt me out, opt out of, opt out from, to opt out, take me off … list, take my number off, remove me from … list, remove my number, delete my number, off your list, off this list, off the mailing list, never contact me, never message me, not send me … … messages, not send me … … texts, not send me any more, don t send me any more, take me off … list, take me off your, take us off your, remove me from … list, remove me from your, rather not get … messages, rather not receive … messages, rather not get any more, stop these … messages, stop these messages, enough of these messages, no longer wish to receive, no longer want … messages",
    reasons:
      "checked out, check out already, left already, already left, we left, i left, have left, already home, back home, home now, at home, not staying, not a guest, no longer a guest, not your guest, wrong number, wrong person, not interested, no interest, spam, spamming, too many, too much, annoying, enough, already gone, we re gone, never stayed, no longer there, don t need, every day, cancelled my, my stay is over, our stay is over, trip is over",
    in: "start, unstop, subscribe, opt in, optin, resume, start again, start messages, subscribe me, opt me in",
    inPhrases:
      "opt me back in, opt in again, subscribe again, subscribe me again, start messaging me again, start sending me messages again, message me again, send me messages again, want your messages again, want to get your messages again, receive messages again, receive your messages again, get messages again, get your messages again",
  },
  de: {
    out: "stopp, stop, halt stopp, stop nachrichten, stopp nachrichten, abmelden, abmeldung, abbestellen, abbestellung, austragen, mich abmelden, bitte abmelden, melde mich ab, ich melde mich ab, keine nachrichten, keine nachrichten mehr, nicht mehr schreiben, aufhoren, hort auf, horen sie auf, bitte aufhoren",
    outPhrases:
      "schreiben sie mir … nie wieder, schreibt mir … nie wieder, keine … nachrichten mehr, keine nachrichten mehr, keine weiteren nachrichten, keine weiteren whatsapp*, keine sms mehr, kein whatsapp mehr, keine whatsapps mehr, keine werbung mehr, keine infos mehr, nachrichten … mehr bekommen, nachrichten … mehr erhalten, nachrichten abbestellen, nachrichten … abbestellen, nachrichten abmelden, von … nachrichten abmelden, schreiben sie mir nicht, schreiben sie mir bitte nicht, schreiben sie uns nicht mehr, schreibt mir nicht, schreibt mir bitte nicht, schreib mir nicht, schreibt uns nicht mehr, mir nicht mehr schreiben, mir nicht mehr zu schreiben, mir zu schreiben, uns nicht mehr schreiben, nicht mehr anschreiben, nicht mehr kontaktieren, kontaktieren sie mich nicht, schicken sie mir keine … nachrichten, schickt mir keine … nachrichten, schicken sie mir nichts mehr, schickt mir nichts mehr, senden sie mir keine … nachrichten, senden sie mir nichts mehr, loschen sie meine nummer, meine nummer loschen, loscht meine nummer, aus dem verteiler, aus ihrem verteiler, aus eurem verteiler, aus diesem verteiler, newsletter abbestellen, newsletter kundigen, aus der liste, von der liste, aus ihrer liste, von ihrer liste, keine solchen … mehr schicken, keine solchen nachrichten, keine … whatsapp nachrichten mehr, nichts mehr schicken, mir gar nichts mehr, uns gar nichts mehr, schicken sie mir keine, schickt mir keine … nachrichten, aus dem verteiler, von der liste streichen, mir keine nachrichten mehr, aus diesen benachrichtigungen, aus den benachrichtigungen, von diesen benachrichtigungen, keine benachrichtigungen mehr, benachrichtigungen abschalten, benachrichtigungen ausschalten",
    reasons:
      "abgereist, ausgecheckt, wieder zuhause, wieder zu hause, schon zuhause, schon zu hause, daheim, schon weg, nicht mehr da, nicht mehr im hotel, kein gast, kein gast mehr, nicht mehr gast, falsche nummer, falsche person, kein interesse, nicht interessiert, spam, zu viele, zu viel, nervt, reicht, genug, es reicht, jeden tag, aufenthalt ist vorbei, urlaub ist vorbei",
    in: "start, starten, anmelden, wieder anmelden, wieder starten, neustart",
    inPhrases:
      "wieder nachrichten, nachrichten wieder, wieder schreiben, wieder anmelden, wieder von ihnen horen, wieder von euch horen",
  },
  fr: {
    out: "stop, arret, arrets, arreter, arretez, arretez tout, stop sms, stop messages, stop pub, desabonner, desabonnement, desabonnez moi, me desabonner, desinscription, desinscrire, me desinscrire, desinscrivez moi, je me desabonne, je me desinscris, plus de messages, ne m ecrivez plus",
    outPhrases:
      "me retirer de … liste, m enlever de … liste, plus de messages, plus aucun message, aucun message supplementaire, plus de sms, plus de whatsapp, ne m ecrivez plus, ne m ecrivez pas, ne nous ecrivez plus, ne m ecris plus, m ecrivez plus, ne m envoyez plus, m envoyez plus, ne nous envoyez plus, ne plus m ecrire, ne plus m envoyer, ne plus me contacter, ne me contactez plus, me contactez plus, ne plus recevoir, plus recevoir … messages, plus recevoir vos, arretez de m ecrire, arretez de m envoyer, arretez de nous ecrire, arretez de nous envoyer, arretez … messages, arreter … messages, arreter de m ecrire, cessez de m ecrire, cessez de m envoyer, cessez … messages, stop aux messages, stop … messages, me desabonner, me desinscrire, desabonnez moi, desinscrivez moi, retirez moi de … liste, retirer de votre liste, retirer de vos listes, retirer de la liste, retirez mon numero, retirer mon numero, enlevez moi de … liste, supprimez moi de … liste, supprimer mon numero, supprimez mon numero, enlevez mon numero, effacez mon numero, plus m envoyer … messages, plus de ces … messages, ne plus rien recevoir, retirez moi de, enlevez moi de, plus rien recevoir de votre part, prefere ne plus recevoir, ne me prevenez plus, ne me notifiez plus, plus de notifications",
    reasons:
      "partis, deja partis, deja parti, je suis parti, sommes partis, rentres, rentre chez, chez nous, chez moi, quitte l hotel, plus client, plus cliente, pas client, mauvais numero, mauvaise personne, pas interesse, pas interessee, spam, trop de messages, trop, ca suffit, tous les jours, sejour est termine, sejour est fini",
    in: "start, reprendre, reabonner, me reabonner, reabonnez moi, redemarrer",
    inPhrases:
      "recevoir de nouveau, recevoir a nouveau, de nouveau … messages, a nouveau … messages, reabonnez moi, me reabonner, m ecrire a nouveau, m ecrire de nouveau",
  },
  es: {
    out: "stop, stop mensajes, baja, parar, pare, paren, parad, alto, basta de mensajes, cancelar suscripcion, cancelar la suscripcion, darme de baja, dame de baja, denme de baja, dadme de baja, deme de baja, darse de baja, desuscribir, desuscribirme, no mas mensajes, no me escriban, no me escriban mas, quiero darme de baja",
    outPhrases:
      "me quitan de … lista, me quitais de … lista, me borran de … lista, no mas mensajes, ni un mensaje mas, no me escriban, no me escriba, no me escribais, no me escribas, no nos escriban, no me envien, no me envie, no me enviais, no me envieis, no me manden, no me mande, no me mandeis, no nos envien, no nos manden, no me contacten, no me contacte, no me contacteis, no quiero … mensajes, no quiero mas mensajes, no quiero recibir, no deseo recibir, no deseo … mensajes, dejen de enviar*, dejen de mandar*, dejen de escribir*, dejen de … mensajes, dejad de enviar*, dejad de mandar*, dejad de escribir*, deje de enviar*, deje de mandar*, deje de escribir*, deja de enviar*, deja de mandar*, deja de escribir*, paren de enviar*, paren de mandar*, paren de escribir*, basta de mensajes, dejar de recibir, de baja de … mensajes, de baja de … lista, quitenme de … lista, quiteme de … lista, quitadme de … lista, borrenme de … lista, borradme de … lista, eliminenme de … lista, saquenme de … lista, sacadme de … lista, sacarme de … lista, borren mi numero, eliminen mi numero, borrad mi numero, borre mi numero, quitenme de, quiteme de, quitadme de, quitame de, saquenme de, saqueme de, borrenme de, borreme de, no recibir mas, no me lleguen mas, no me manden mas, dejen de mandarme, no mas avisos, no mas mensajitos, no me avisen mas, no me avise mas, no me aviseis mas, no me notifiquen mas",
    reasons:
      "ya nos fuimos, ya me fui, nos hemos ido, me he ido, ya hicimos el check out, hice el check out, ya no estamos, ya no estoy, en casa, ya no soy cliente, no soy cliente, numero equivocado, persona equivocada, no me interesa, no nos interesa, spam, demasiados, demasiado, es suficiente, ya basta, todos los dias, estancia ha terminado, estancia termino",
    in: "start, alta, reanudar, empezar, darme de alta",
    inPhrases:
      "darme de alta, recibir mensajes de nuevo, recibir de nuevo, volver a recibir, recibir otra vez, escribirme de nuevo",
  },
  it: {
    out: "stop, stop messaggi, stop newsletter, stop notifiche, ferma, fermatevi, basta messaggi, basta con i messaggi, disiscrivimi, disiscrivetemi, disiscrizione, disiscriviti, annulla iscrizione, cancellami, cancellatemi, cancellarmi, non scrivetemi, non scrivetemi piu, non scrivere piu, niente messaggi, niente piu messaggi, smettetela, smettete",
    outPhrases:
      "mi togliete da … lista, mi toglie da … lista, mi togliete dalla lista, mi cancellate da … lista, basta messaggi, basta … messaggi, basta con … messaggi, niente piu messaggi, niente messaggi, nessun altro messaggio, non voglio … messaggi, non voglio piu ricevere, non desidero … messaggi, non desidero ricevere, non desidero piu, non scrivetemi, non scrivermi, non mi scrivete, non mi scriva, non mi scrivere, non ci scrivete, non mandatemi, non mi mandate, non mi mandi, non inviatemi, non mi inviate, non mi invii, non contattatemi, non mi contattate, non mi contatti, smettete di scriver*, smettete di mandar*, smettete di inviar*, smetta di scriver*, smetta di mandar*, smettetela di scriver*, smettetela di mandar*, smettetela di inviar*, smetti di scriver*, smetti di mandar*, cancellatemi … lista, cancellatemi dalla rubrica, cancellami … lista, cancellarmi … lista, toglietemi … lista, toglimi … lista, mi tolga … lista, rimuovetemi … lista, eliminatemi … lista, cancellate il mio numero, eliminate il mio numero, togliete il mio numero, disiscrivetemi, disiscrivermi, basta con questi messagg*, basta messagg*, toglietemi da, mi tolga da, togliermi dalla lista, non ricevere piu, non mi mandate piu, non mandatemi piu, cancellatemi da, non scrivermi piu, non scrivetemi piu, non avvisatemi piu, non mi avvisate piu, niente piu avvisi",
    reasons:
      "siamo gia partiti, sono gia partito, sono gia partita, siamo partiti, sono partito, fatto il check out, gia a casa, siamo a casa, sono a casa, non sono piu cliente, non sono cliente, non sono un ospite, numero sbagliato, persona sbagliata, non mi interessa, non ci interessa, spam, troppi, troppo, ogni giorno, soggiorno e finito, vacanza e finita",
    in: "start, riprendi, riprendere, iscrivimi, iscrivetemi",
    inPhrases: "ricevere di nuovo, di nuovo i messaggi, di nuovo i vostri messaggi, scrivetemi di nuovo",
  },
  pt: {
    out: "stop, parar, pare, parem, para, sair, cancelar inscricao, cancelar a inscricao, cancelar subscricao, cancelar a subscricao, descadastrar, descadastre me, remover, chega de mensagens, nao me escrevam mais, sem mais mensagens, mais mensagens nao",
    outPhrases:
      "para de mandar … mensage*, para de enviar … mensage*, para de me mandar*, para de me enviar*, para de me escrever*, para de escrever, parar de mandar … mensage*, parar de enviar … mensage*, parar de me mandar*, parar de me enviar*, parar de me escrever*, parem com … mensagens, para com … mensagens, sem mais mensagens, mais mensagens nao, chega de mensagens, basta de mensagens, nao me escrevam, nao me escreva, nao nos escrevam, nao me enviem, nao me envie, nao enviem mais, nao envie mais, nao me mandem, nao me mande, nao mandem mais, nao me contactem, nao me contatem, nao me contacte, nao quero … mensagens, nao quero mais mensagens, nao quero receber, nao quero mais receber, nao desejo receber, nao desejo mais receber, parem de enviar*, parem de mandar*, parem de escrever*, parem de me enviar*, parem de me mandar*, parem de me escrever*, pare de enviar*, pare de mandar*, pare de escrever*, pare de me enviar*, pare de me mandar*, pare de me escrever*, parem … mensagens, parar de receber, deixem de me enviar*, deixem de me escrever*, deixar de receber, cancelar a minha subscricao, cancelar minha inscricao, removam me … lista, remova me … lista, retirem me … lista, retire me … lista, tirem me … lista, me tira da lista, me tirem da lista, me remova da, me remove da, apaguem o meu numero, apague o meu numero, apaguem meu numero, removam o meu numero, tirem me da, tire me da, retirem me da, me tirem da, me tire da lista, nao receber mais, parem com estas mensag*, parem com essas mensag*, parem de mandar, parem de enviar, nao me mandem mais, nao mandem mais, nao enviem mais, nao me avisem mais, sem mais avisos, chega de avisos",
    reasons:
      "ja saimos, ja sai, ja fomos embora, ja fizemos o check out, fiz o check out, ja estou em casa, ja estamos em casa, em casa, ja nao somos clientes, nao sou cliente, ja nao sou hospede, numero errado, pessoa errada, nao me interessa, nao tenho interesse, spam, demasiadas, demais, todos os dias, todo dia, estadia terminou, estadia acabou",
    in: "start, iniciar, recomecar, voltar, retomar",
    inPhrases: "voltar a receber, receber de novo, receber novamente, receber outra vez",
  },
  nl: {
    out: "stop, stoppen, stop maar, afmelden, afmelding, uitschrijven, uitschrijving, geen berichten, geen berichten meer, geen appjes meer, niet meer schrijven, niet meer sturen, niet meer appen, meld me af, schrijf me uit, mij afmelden, me afmelden, hou op, hou maar op",
    outPhrases:
      "geen berichten meer, geen berichtjes meer, geen appjes meer, geen … berichten meer, geen smsjes meer, geen verdere berichten, wil geen berichten, wil geen … berichten, wil geen appjes, stuur me geen, stuur mij geen, stuur ons geen berichten, stuurt u mij geen, stuur me niets meer, stuur mij niets meer, stuur niets meer, me niet meer appen, mij niet meer appen, app me niet meer, app mij niet, schrijf me niet meer, schrijf mij niet meer, mij niet meer schrijven, me niet meer schrijven, niet meer contact met mij opnemen, stop met … berichten, stop met appen, stop met … appjes, stop met sturen, stop met berichten, stoppen met … berichten, meld me af, meld mij af, me afmelden voor, mij afmelden, schrijf me uit, schrijf mij uit, haal me van … lijst, haal mij van … lijst, haal me uit … lijst, haal mij uit … lijst, verwijder me van … lijst, verwijder mij van … lijst, verwijder me uit … lijst, van de mailinglijst, verwijder mijn nummer, haal mijn nummer, haal me van, haal mij van, geen van dit soort bericht*, dit soort bericht* niet meer, niks meer ontvangen, niets meer ontvangen, liever geen berichten meer, stuur me geen, stuur mij geen, stop met deze bericht*, geen meldingen meer, meldingen uitzetten, geen herinneringen meer",
    reasons:
      "uitgecheckt, al vertrokken, al weg, weer thuis, al thuis, niet meer in het hotel, geen gast, geen gast meer, verkeerd nummer, verkeerde persoon, verkeerde nummer, geen interesse, niet geinteresseerd, spam, te veel, teveel, genoeg, elke dag, iedere dag, verblijf is voorbij, vakantie is voorbij",
    in: "start, aanmelden, hervatten, weer aanmelden, opnieuw aanmelden",
    inPhrases:
      "weer berichten, berichten weer, opnieuw berichten, weer aanmelden, opnieuw aanmelden, meld me weer aan",
  },
  tr: {
    out: "dur, durun, durdur, durdurun, stop, ret, red, abonelikten cik, abonelik iptal, abonelik iptali, iptal abonelik, aboneligi iptal et, aboneligimi iptal edin, mesaj gondermeyin, mesaj atmayin, mesaj yollamayin, mesaj istemiyorum, mesaj yok, yazmayin, yazmayin artik, listeden cikar, listeden cikarin",
    outPhrases:
      "mesaj gondermeyin, mesaj gondermeyiniz, mesaj gondermeyi birak*, mesaj gonderme, mesaj atmayin, mesaj atmayi birak*, mesaj atma, mesaj yollamayin, mesaj yazmayin, bana yazmayin, bana artik yazmayin, bize yazmayin, bir daha yazmayin, artik yazmayin, yazmayi birakin, mesaj istemiyor*, mesajlarinizi istemiyor*, mesaj almak istemiyor*, mesajlari almak istemiyor*, mesajlari durdur*, mesajlari kes*, mesajlarinizi kes*, mesajlarinizi durdur*, listeden cikar*, listenizden cikar*, listeden cik*, listenizden cik*, numarami sil*, numarami listeden*, numarami kaldir*, numarami cikar*, aboneligimi iptal*, aboneligi iptal*, abonelikten cik*, benimle iletisime gecmeyin, bana ulasmayin, ileti gondermeyin, mesaj atmayin, mesajlar atmayin, mesaj atmayin artik, mesaj gondermeyin, mesaj yollamayin, listeden cikar*, listenizden cikar*, beni listeden, mesaj almak istemiyorum, bir sey gondermeyin, bildirimlerden cikar*, bildirimleri kapat*, bildirim istemiyor*, bildirim gondermeyin",
    reasons:
      "cikis yaptik, cikis yaptim, ayrildik, ayrildim, otelden ayril*, evdeyim, evdeyiz, eve dondum, eve donduk, artik misafir degil*, musteri degilim, musteriniz degilim, yanlis numara, yanlis kisi, ilgilenmiyorum, spam, cok fazla, yeter, her gun, tatil bitti, konaklamam bitti",
    in: "start, basla, baslat, baslatin, devam, devam et, yeniden basla",
    inPhrases:
      "tekrar mesaj, yeniden mesaj, mesajlari tekrar, mesajlari yeniden, tekrar abone, yeniden abone",
  },
  ru: {
    out: "стоп, stop, остановите, хватит писать, отписаться, отписка, отпишите, отпишите меня, не пишите, не пишите мне, не пишите больше, больше не пишите, прекратите, перестаньте, отмена подписки, отменить подписку",
    outPhrases:
      "не пишите мне, мне не пишите, не пишите нам, не пишите больше, больше не пишите, мне больше не пишите, не надо мне писать, не надо больше писать, больше не надо писать, не нужно мне писать, хватит писать, хватит слать, хватит присылать, перестаньте … писать, перестаньте … слать, перестаньте … присылать, перестаньте … отправлять, прекратите … писать, прекратите … присылать, прекратите … отправлять, прекратите рассылк*, не присылайте … сообщен*, не присылайте мне, больше не присылайте, не шлите, не отправляйте … сообщен*, не отправляйте мне … сообщен*, не хочу получать, не желаю получать, не хочу больше получать, больше не хочу получать, отпишите меня, отписаться от, хочу отписаться, удалите мой номер, удалите меня из, уберите меня из, исключите меня из, уберите мой номер, не связывайтесь со мной, больше никаких сообщений, никаких больше сообщений, без сообщений, больше не надо … сообщений, не присылайте больше, больше не присылайте, уберите меня из, удалите меня из, исключите меня из, не хочу больше получать, не хочу получать … сообщени*, хватит сообщений, не уведомляйте меня, отключите уведомления, больше никаких уведомлений",
    reasons:
      "уехали, уехал, уехала, выехали, выехал, выселились, выписались, уже дома, мы дома, я дома, не гость, не ваш гость, ошиблись номером, не тот номер, неверный номер, не интересно, неинтересно, не интересует, спам, слишком много, слишком часто, надоело, надоели, достали, хватит, каждый день, отдых закончился",
    in: "start, старт, начать, подписаться, возобновить, подпишите меня",
    inPhrases: "снова получать, опять получать, снова подписаться, снова присылать, присылайте снова",
  },
  ar: {
    out: "ايقاف, توقف, توقفوا, اوقف, اوقفوا, وقف, وقفوا, قف, الغاء الاشتراك, الغاء اشتراكي, الغاء الرسائل, ايقاف الرسائل, لا ترسلوا, stop, اوقف الرسايل, اوقفوا الرسائل, وقفوا الرسائل",
    outPhrases:
      "لا ترسلوا لي, لا ترسلوا … رسائل, لا ترسل لي, لا ترسلون لي, لا تراسلوني, لا تراسلونني, لا تكتبوا لي, لا تكتب لي, لا تتواصلوا معي, لا اريد … رسائل, لا اريد رسائل*, لا اريد المزيد من الرسائل, لا اريد استلام, لا اريد تلقي, لا ارغب في استلام, لا ارغب في تلقي, لا ارغب … رسائل, لا احتاج … رسائلكم, ما ابي رسائل, ما ابغي رسائل, ما ابغى رسائل, مش عايز رسائل, مش عايز … رسايل, ما بدي رسائل, ما اريد رسائل, توقفوا عن ارسال, توقفوا عن مراسلتي, توقف عن ارسال, توقف عن مراسلتي, اوقفوا الرسائل, اوقفوا ارسال, وقفوا الرسائل, وقفوا ارسال, ايقاف الرسائل, كفايه رسائل, كفي رسائل, بلاش رسائل, بطلوا رسائل, الغاء الاشتراك, الغاء اشتراكي, الغوا اشتراكي, احذفوا رقمي, احذف رقمي, امسحوا رقمي, ازيلوا رقمي, شيلوا رقمي, احذفوني من, ازيلوني من, شيلوني من, ما ترسلولي, ما ترسلون لي, ما ترسلوا لي, لا ترسلولي, ما تبعتولي, ما تبعتوا لي, لا تبعتولي, ما تبعثون لي, شيلوني من القائمه, شيلوني من قائمه, احذفوني من, ما ابي رسايل, ما ابي اي رسايل, ما بدي رسايل, مابي رسايل, بلاش رسايل, وقفوا الرسايل, لا اريد اشعارات, اوقفوا الاشعارات, ازيلوني من الاشعارات",
    reasons:
      "غادرنا, غادرت, سافرنا, سافرت, رجعنا البيت, في البيت, لست نزيلا, لست ضيفا, رقم خاطئ, رقم خطا, الرقم خطا, الرقم غلط, غير مهتم, لست مهتما, سبام, كثيره, كثير, يكفي, كل يوم, انتهت اقامتي, انتهت اقامتنا",
    in: "start, بدء, ابدا الرسائل, اشتراك, استئناف",
    inPhrases: "الرسائل من جديد, رسائلكم من جديد, الرسائل مره اخري, رسائلكم مره اخري, الاشتراك مجددا",
  },
  zh: {
    out: "停止, 停, 停止发送, 停止推送, 退订, 退訂, 取消订阅, 取消訂閱, td, stop, 别再发, 别发, 不要再发, 不要发, 请勿再发, 别再发消息, 不要再发消息",
    outPhrases:
      "不要再推送, 别再推送, 不用再推送, 别推送, 别再给我发, 别给我发, 别再发消息, 别再发信息, 别再发短信, 别发消息, 不要再给我发, 不要给我发, 不要再发消息, 不要再发信息, 不要再发短信, 不要再发送, 不要发消息, 不要发信息, 不要再傳訊息, 不要再联系我, 别再联系我, 不要联系我, 不用再联系我, 请勿再发, 请勿再联系, 不用再给我发, 不用给我发, 不用再发消息, 不用再发信息, 不想再收到, 不想收到, 不想收消息, 不再接收, 不需要消息, 停止发送, 停止发消息, 停止推送, 取消订阅, 取消訂閱, 取消我的订阅, 退订消息, 退订短信, 退订通知, 退订你们, 我要退订, 把我从名单, 把我移出, 把我的号码, 删除我的号码, 删掉我的号码, 拒收, 不要再给我发, 别再给我发, 不用给我发, 不要给我发, 别给我发, 不用再发, 别再发消息, 不要再发消息, 以后不用给我发, 不想再收到, 不想收到你们的, 取消推送, 从这些通知里, 从通知里去掉, 从通知中移除, 关掉通知, 不想再收通知, 别再通知我, 不要再通知我",
    reasons:
      "已经退房, 退房了, 已退房, 离开了, 走了, 回家了, 到家了, 不是客人, 不是你们的客人, 打错, 发错人, 号码错, 不感兴趣, 没兴趣, 骚扰, 垃圾信息, 太多, 够了, 烦, 每天, 住完了",
    in: "开始, start, 订阅, 訂閱, 恢复, 重新订阅, 继续接收",
    inPhrases: "重新接收, 重新订阅, 恢复接收, 再次接收, 重新收到",
  },
  ja: {
    out: "停止, 配信停止, 配信を停止, 配信を止めて, 停止して, 解除, 登録解除, 配信解除, やめて, 止めて, ストップ, stop, 送らないで, もう送らないで, 連絡しないで, もう連絡しないで",
    outPhrases:
      "連絡はもう不要, 連絡は不要, 連絡はもう結構, 連絡は結構, 連絡はいりません, 配信停止, 配信を停止, 配信を止め, 配信をやめ, 配信解除, 登録解除, 登録を解除, メッセージを送らない, メッセージは送らない, メッセージ送らない, メッセージを止め, メッセージを停止, メッセージはもう, もうメッセージ, メッセージは不要, メッセージは必要, メッセージは要り, メッセージはいり, メッセージいり, メッセージは結構, もう送らない, 二度と送らない, 今後送らない, もう連絡しない, 二度と連絡しない, 連絡しないで, 今後の連絡は不要, 今後の案内は不要, 今後のご案内は不要, ご連絡は不要, リストから外, リストから削除, 名簿から外, 番号を削除, 番号を消, メッセージは控え, メッセージを控え, メッセージはご遠慮, メッセージは遠慮, 案内はお控え, ご案内は今後お控え, 配信を控え, 配信は控え, 配信はご遠慮, お知らせは不要, 通知は不要, メッセージは不要, 連絡は不要です, お知らせから外, 通知から外, 案内から外, 通知を止め, 通知を切, 通知はもう",
    reasons:
      "チェックアウトしました, チェックアウト済み, 帰りました, 帰宅しました, もう帰, 出ました, 宿泊者ではない, 宿泊者ではありません, 番号違い, 番号が違い, 間違い, 興味がありません, 興味ない, 迷惑, 多すぎ, しつこい, 毎日",
    in: "開始, 再開, スタート, start, 登録, 配信再開",
    inPhrases: "配信再開, 配信を再開, 再登録, もう一度登録, また受け取",
  },
};
