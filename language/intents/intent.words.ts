import type { GuestLanguage } from "../detection/index.ts";

/**
 * Phrases that need something other than an answer from the knowledge. `word*` matches any ending, `…` up to
 * three words. Chinese and Japanese phrases match anywhere.
 */
export type IntentWords = {
  /** Asks for a person within a longer message. */
  person: string;
  /** Asks for a person if the message has hardly more words. */
  personAlone: string;
  complaint: string;
  safety: string;
  /** Refunds, cancellations, failed payments, compensation, legal matters, access codes. */
  sensitive: string;
  greeting: string;
  /** Thanks, goodbyes and "OK". */
  thanks: string;
  /** Asks whether a person or a machine answers. */
  asksWho: string;
  /** Matches whole messages only. */
  optOut: string;
  optIn: string;
};

export const intentWords: Record<GuestLanguage, IntentWords> = {
  en: {
    person:
      "speak … human, speak … person, speak … someone, speak … somebody, speak … agent, speak … staff, speak … reception, speak … manager, talk … human, talk … person, talk … someone, talk … somebody, talk … agent, talk … staff, talk … reception, talk … manager, chat … human, chat … person, real person, real human, human please, a human being, actual person, live agent, human agent, not a bot, not a robot, contact … human, connect me … reception, put me through, call me back, call me please, please call me, have someone call, get me a human, get me a person, get me someone, want a human, want a person, need a human, need a person, want … manager, speak … team, talk … team, speak … receptionist, talk … receptionist, someone from reception, someone at reception, reception please",
    personAlone:
      "person, human, agent, operator, reception, staff, receptionist, manager, representative, team, real person",
    complaint:
      "nobody cleaned, no one cleaned, nobody has cleaned, no one has cleaned, hasn t cleaned, haven t cleaned, not been cleaned, haven t been cleaned, weren t cleaned, were not cleaned, didn t clean, did not clean, never cleaned, forgot to clean, forgot our room, not made up, broken, not working, doesn t work, does not work, isn t working, don t work, won t work, stopped working, out of order, dirty, filthy, disgusting, unacceptable, complain*, disappoint*, terrible, horrible, awful, appalling, worst, too loud, so loud, very loud, too noisy, so noisy, very noisy, noise from, can t sleep, cannot sleep, couldn t sleep, smells, stinks, bad smell, leak*, no hot water, no water, no electricity, no power, cockroach*, bed bugs, bedbugs, mould, mold, never again, ridiculous, rude, unhappy, not happy, not cleaned, hasn t been cleaned, was not cleaned, wasn t cleaned, nobody came, no one came, still waiting, waited for, ripped off, overbooked, freezing in, too hot in, too cold in, blocked toilet, toilet is blocked, clogged, doesn t flush, fell apart, does not open, doesn t open, is a joke, what a joke, poor service, bad service",
    safety:
      "bit me, bitten, bit my, stung me, was stung, followed us, harass*, pushed me, hurt me, burned myself, burnt myself, feel unsafe, there s a fire, it s an emergency, an emergency, food poisoning, stalked, robbed, stolen, theft, broke into, break in, injured, is hurt, need a doctor, need a nurse, feel sick, feel ill, very sick, very ill, vomiting, not safe, unsafe, in danger",
    sensitive:
      "allergic to, is allergic, am allergic, are allergic, allergic child, severe allergy, allergy to, nut allergy, peanut allergy, anaphyla*, epipen, diabet*, insulin, my medication, our medication, my medicine, pacemaker, epilep*, refund*, money back, compensat*, reimburs*, cancel my, cancel our, cancel the booking, cancel the reservation, cancel this, want to cancel, like to cancel, need to cancel, have to cancel, charged twice, double charged, charged me, charged us, overcharged, wrong charge, wrong amount, dispute the, payment failed, payment declined, card declined, card was declined, charge my card, lawyer, solicitor, sue, legal action, take you to court, insurance claim, door code, access code, entry code, gate code, entrance code, code for the door, code to the door, code for the gate, code of the safe, room number of, which room is, discount for me, free night, chargeback, delete my data, personal data, gdpr",
    greeting:
      "hi, hello, hey, hiya, good morning, good afternoon, good evening, good day, greetings, morning, evening, afternoon, hello there, hi there, dear team, dear sir, dear madam, howdy",
    thanks:
      "thanks, thank you, thx, ty, cheers, many thanks, thanks a lot, thank you very much, thank you so much, much appreciated, appreciate it, great, perfect, ok, okay, wonderful, lovely, excellent, awesome, super, cool, good, fine, nice, brilliant, amazing, all good, got it, understood, noted, bye, goodbye, see you, see you soon, good night, have a nice day, have a good day, that s all, that is all, no problem, sounds good, will do, yes, no, alright, all right, so much, very much, very kind, that helps, helpful, for the information, for your help, for the info, for the help, that s very kind, you re welcome",
    asksWho:
      "are you a bot, are you a robot, are you a human, are you human, are you a person, are you a real person, are you real, are you an ai, are you ai, are you a machine, are you a computer, are you an assistant, is this a bot, is this a robot, is this an ai, is this a real person, is this a human, are you a chatbot, am i talking to a bot, am i talking to a robot, am i talking to a human, am i talking to a person, am i talking to a real person, am i chatting with a bot, am i speaking to a bot, am i speaking to a human, am i speaking with a human, am i writing to a bot, are you automated, is this automated, who am i talking to, who are you",
    optOut:
      "stop, unsubscribe, opt out, stop messages, stop all, stop messaging me, stop writing, no more messages, don t message me, remove me, end, quit",
    optIn: "start, unstop, subscribe, opt in, resume",
  },
  es: {
    person:
      "hablar con … persona, hablar con alguien, hablar con … humano, hablar con recepcion, hablar con … agente, hablar con … operador, hablar con … encargado, hablar con … gerente, hablar con … responsable, persona real, persona de verdad, un humano, agente humano, hablar con el personal, hablar con … recepcion, atencion humana, llamenme, que me llamen, me pueden llamar, me puede llamar, quiero … persona, recepcion por favor, contactar con … persona",
    personAlone: "persona, humano, agente, operador, operadora, recepcion, asesor, personal, gerente",
    complaint:
      "nadie limpio, nadie ha limpiado, no limpiaron, no se ha limpiado, no estaba limpia, no esta limpia, sin limpiar, no funciona, no funcionan, roto, rota, averiad*, estropead*, sucio, sucia, sucios, sucias, asqueros*, inaceptable, queja, quejar*, quejarme, reclamacion, decepcion*, terrible, horrible, pesim*, muy mal, mucho ruido, demasiado ruido, no puedo dormir, no podemos dormir, huele mal, mal olor, gotea, gotera*, fuga de agua, no hay agua caliente, no hay agua, no hay luz, sin agua caliente, cucaracha*, chinches, moho, vergonzos*, maleducad*, no han limpiado, nadie ha venido, nadie vino, sigo esperando, seguimos esperando, atascad*, vergüenza, descontent*, insatisfech*",
    safety:
      "me mordio, me ha mordido, mordido por, me siguen, nos siguen, atacad*, me pegan, acosa*, me siento muy mal, me han atacado, agred*, amenaza*, me robaron, nos robaron, robado, robo, han entrado en, herido, herida, me he caido, se ha caido, ahoga*, necesito un medico, necesitamos un medico, estoy enfermo, estoy enferma, me encuentro mal, vomit*",
    sensitive:
      "soy alergic*, es alergic*, alergic* a, alergia a, alergia grave, anafila*, diabetic*, insulina, mi medicacion, mis medicamentos, epilep*, reembols*, devolucion del dinero, devolver el dinero, devuelvan, compensacion*, indemniza*, cancelar mi, cancelar nuestra, cancelar la reserva, quiero cancelar, quisiera cancelar, necesito cancelar, tengo que cancelar, anular mi, anular la reserva, cobrado dos veces, cobraron dos veces, me han cobrado, me cobraron, nos cobraron, cobro incorrecto, cobro indebido, pago rechazado, tarjeta rechazada, abogado, denuncia*, demandar, juicio, codigo de la puerta, codigo de acceso, codigo de entrada, clave de la puerta, datos personales, borrar mis datos",
    greeting: "hola, buenos dias, buenas tardes, buenas noches, buenas, saludos, que tal",
    thanks:
      "gracias, muchas gracias, mil gracias, perfecto, vale, ok, genial, estupendo, excelente, muy bien, de acuerdo, entendido, adios, hasta luego, hasta pronto, buenas noches, muy amable, si, no, claro, bien, eso es todo, por todo, por la informacion, por su ayuda, por la ayuda",
    asksWho:
      "eres un bot, eres un robot, eres humano, eres humana, eres una persona, eres una persona real, eres una maquina, eres una ia, es usted un robot, es usted un bot, es usted una persona, es usted humano, eres real, estoy hablando con un robot, estoy hablando con un bot, estoy hablando con una maquina, estoy hablando con una persona, hablo con una persona, hablo con un robot, hablo con un bot, quien eres, es esto un bot",
    optOut:
      "baja, parar, alto, stop, cancelar suscripcion, darme de baja, no mas mensajes, no me escriban mas",
    optIn: "alta, start, reanudar, empezar",
  },
  fr: {
    person:
      "parler a quelqu un, parler a … personne, parler avec quelqu un, parler avec … personne, parler a … humain, parler a … reception, parler avec … reception, parler a un conseiller, parler a … responsable, parler au responsable, parler au directeur, parler a … directeur, parler avec le personnel, vraie personne, un humain, un etre humain, agent humain, rappelez moi, appelez moi, me rappeler, m appeler, quelqu un de la reception, reception s il vous plait, joindre quelqu un, contacter quelqu un, joindre la reception, personne reelle",
    personAlone:
      "personne, humain, agent, operateur, conseiller, reception, une personne, personnel, responsable, quelqu un",
    complaint:
      "personne n a nettoye, n a pas ete nettoyee, n a pas nettoye, pas nettoye, pas nettoyee, menage n a pas ete fait, pas fait le menage, ne marche pas, ne marchent pas, marche pas, ne fonctionne pas, ne fonctionnent pas, fonctionne pas, ne fonctionne plus, ne marche plus, en panne, est casse, est cassee, cassee, est sale, sont sales, tres sale, c est sale, degoutant*, inacceptable*, inadmissible*, plainte, me plaindre, reclamation*, decu, decue, deception, horrible, affreux, catastroph*, c est nul, trop de bruit, tellement de bruit, beaucoup de bruit, trop bruyant*, tres bruyant*, ne peux pas dormir, n arrive pas a dormir, pas pu dormir, impossible de dormir, sent mauvais, mauvaise odeur, fuit, fuite d eau, fuite, pas d eau chaude, pas d eau, plus d eau chaude, pas d electricite, cafard*, punaise* de lit, moisissure*, honteux, scandal*, impoli*, pas ete nettoye, pas ete faite, personne n est venu, j attends toujours, bouche, bouchee, mecontent*, insatisfait*",
    safety:
      "m a mordu, a mordu, mordu par, me suit, nous suit, me suivent, harcel*, je me sens mal, je me sens tres mal, odeur de fumee, menac*, m a vole, a ete vole, vole dans, on m a vole, cambriol*, blesse, blessee, tombe par terre, est tombe, perdu mon enfant, besoin d un medecin, je suis malade, vomi*, en danger",
    sensitive:
      "suis allergique*, est allergique*, allergique* a, allergique* aux, allergie a, allergie aux, allergie grave, anaphyla*, diabetique*, insuline, mes medicaments, epilep*, rembours*, indemnis*, dedommag*, compensation, annuler ma, annuler notre, annuler la reservation, annuler mon, je veux annuler, je voudrais annuler, souhaite annuler, dois annuler, debite deux fois, preleve deux fois, double prelevement, facture deux fois, debit injustifie, erreur de facturation, paiement refuse, carte refusee, avocat, porter plainte, tribunal, code de la porte, code d acces, code d entree, code du portail, code de porte, donnees personnelles, supprimer mes donnees",
    greeting: "bonjour, bonsoir, salut, coucou, bonne journee a vous",
    thanks:
      "merci, merci beaucoup, mille mercis, un grand merci, parfait, ok, d accord, super, tres bien, excellent, genial, bien recu, compris, au revoir, a bientot, bonne journee, bonne soiree, bonne nuit, c est tout, oui, non, bien, c est gentil, tres gentil, pour votre aide, pour l information, pour les informations, infiniment, entendu, bien",
    asksWho:
      "etes vous un robot, etes vous un bot, etes vous humain, etes vous une personne, etes vous une vraie personne, etes vous un humain, etes vous une machine, etes vous une ia, es tu un robot, es tu un bot, es tu humain, es tu une personne, tu es un robot, vous etes un robot, vous etes un humain, vous etes une personne, est ce un robot, c est un robot, je parle a un robot, je parle a une machine, je parle a un humain, qui etes vous",
    optOut:
      "arret, arreter, stop, desabonner, desinscription, me desabonner, plus de messages, ne m ecrivez plus",
    optIn: "start, reprendre, reabonner",
  },
  de: {
    person:
      "mit jemandem sprechen, mit jemandem reden, mit einem menschen, mit einer person, mit … mitarbeiter*, mit der rezeption, mit dem empfang, mit … manager, mit dem chef, mit … geschaftsfuhrer*, mit … personal, echte person, echten person, echter mensch, echten menschen, einen menschen, ein mensch, rufen sie mich, rufen sie bitte, ruckruf*, zuruckrufen, rezeption bitte, jemand von der rezeption, jemanden von der rezeption, jemanden sprechen, jemanden erreichen, kein bot, keinem bot, mit wem kann ich sprechen, person sprechen, mensch sprechen",
    personAlone:
      "mensch, person, mitarbeiter, mitarbeiterin, agent, rezeption, empfang, personal, berater, manager",
    complaint:
      "niemand geputzt, niemand gereinigt, niemand sauber gemacht, nicht sauber gemacht, nicht sauber, kaputt, defekt*, funktioniert nicht, funktionieren nicht, geht nicht, gehen nicht, tut nicht, dreckig*, schmutzig*, schmuddelig*, ekelhaft*, eklig*, unsauber*, inakzeptabel*, unverschamt*, unzumutbar*, beschwer*, beschwerde*, enttausch*, schrecklich*, furchtbar*, katastroph*, schlimm*, zu laut, so laut, sehr laut, extrem laut, kann nicht schlafen, konnte nicht schlafen, konnten nicht schlafen, konnen nicht schlafen, stinkt, riecht schlecht, riecht unangenehm, gestank, tropft, undicht*, wasserschaden, kein warmes wasser, kein warmwasser, kein wasser, kein strom, kakerlake*, bettwanze*, schimmel*, nie wieder, frech, unfreundlich*, unzufrieden*, nicht geputzt, nicht gereinigt, niemand gekommen, warte immer noch, warten immer noch, verstopft*, eiskalt*, eine frechheit, zumutung",
    safety:
      "gebissen, gestochen worden, geschlagen worden, verschluckt, mir geht es sehr schlecht, mir geht es nicht gut, bluten, belastigt*, bestohlen, gestohlen, geklaut, diebstahl*, eingebrochen, verletzt*, gesturzt, hingefallen, eingesperrt, brauche einen arzt, brauchen einen arzt, mir ist schlecht, bin krank, erbrich*, erbrochen, in gefahr",
    sensitive:
      "bin allergisch, ist allergisch, sind allergisch, allergisch gegen, allergisch auf, allergie gegen, nussallergie, erdnussallergie, anaphyla*, diabet*, insulin, meine medikamente, epilep*, erstatt*, ruckerstatt*, ruckzahl*, geld zuruck, entschadig*, schadensersatz*, schadenersatz*, preisminderung*, stornieren sie, mochte stornieren, will stornieren, muss stornieren, mussen stornieren, wollen stornieren, mochten stornieren, buchung stornieren, reservierung stornieren, unsere buchung storn*, meine buchung storn*, doppelt abgebucht, zweimal abgebucht, abgebucht, falsch abgerechnet, doppelt berechnet, zu viel berechnet, zahlung abgelehnt, karte abgelehnt, anwalt*, rechtsanwalt*, verklagen, anzeige erstatten, vor gericht, turcode*, zugangscode*, eingangscode*, torcode*, code fur die tur, code fur das tor, personenbezogene*, meine daten loschen",
    greeting:
      "hallo, guten tag, guten morgen, guten abend, servus, gruss gott, moin, hi, hey, gruezi, schonen guten tag, liebes team, guten",
    thanks:
      "danke, danke schon, dankeschon, vielen dank, herzlichen dank, besten dank, danke sehr, super, perfekt, ok, okay, alles klar, prima, toll, gut, sehr gut, wunderbar, verstanden, tschuss, auf wiedersehen, bis bald, bis dann, schonen tag, schonen abend, gute nacht, das ist alles, ja, nein, passt, klasse, fur die info, fur die auskunft, fur ihre hilfe, fur die schnelle antwort, sehr nett, bis morgen, tausend dank",
    asksWho:
      "sind sie ein roboter, sind sie ein bot, sind sie ein mensch, sind sie eine person, sind sie eine echte person, sind sie ein echter mensch, sind sie eine maschine, sind sie eine ki, bist du ein roboter, bist du ein bot, bist du ein mensch, bist du eine person, bist du echt, bist du eine ki, bist du eine maschine, ist das ein bot, ist das ein roboter, schreibe ich mit einem bot, schreibe ich mit einem menschen, schreibe ich mit einem roboter, rede ich mit einem bot, rede ich mit einem menschen, rede ich mit einem roboter, spreche ich mit einem menschen, spreche ich mit einem bot, wer sind sie, wer bist du",
    optOut: "stopp, stop, abmelden, abbestellen, keine nachrichten mehr, nicht mehr schreiben, austragen",
    optIn: "start, starten, anmelden, wieder anmelden",
  },
  it: {
    person:
      "parlare con una persona, parlare con qualcuno, parlare con … persona, parlare con un umano, parlare con … operatore, parlare con la reception, parlare con il personale, parlare con lo staff, parlare con … responsabile, parlare con … direttore, parlare con la direzione, persona vera, persona reale, essere umano, un umano, richiamatemi, chiamatemi, mi richiami, mi chiami, essere richiamat*, qualcuno della reception, reception per favore, reception grazie, contattare qualcuno",
    personAlone:
      "persona, umano, operatore, operatrice, reception, staff, personale, agente, responsabile, direttore",
    complaint:
      "nessuno ha pulito, non e stata rifatta, non hanno rifatto, non e pulita, non e stato pulito, non funziona, non funzionano, non va, guast*, rotto, rotta, rotti, rotte, sporc*, schifos*, schifo, inaccettabil*, reclam*, lamentel*, lamentarmi, delus*, pessim*, terribil*, orribil*, vergogn*, troppo rumore, tanto rumore, molto rumore, troppo rumoros*, non riesco a dormire, non riusciamo a dormire, non si dorme, impossibile dormire, puzza*, cattivo odore, perde acqua, perdita d acqua, gocciola, manca l acqua calda, non c e acqua calda, non c e acqua, niente acqua calda, manca la luce, non c e luce, scarafagg*, cimici, muffa, maleducat*, non hanno pulito, non e stata pulita, nessuno e venuto, sto ancora aspettando, stiamo ancora aspettando, intasat*, otturat*, insoddisfatt*, scandalos*",
    safety:
      "mi ha morso, morso da, ha morso, mi seguono, attaccat* da, si sente male, malore, odore di fumo, sanguina*, minacci*, rubat*, furto, rapinat*, derubat*, ladro, ladri, ferit*, ho bisogno di un medico, serve un medico, mi serve un medico, sto male, mi sento male, vomit*, in pericolo",
    sensitive:
      "sono allergic*, e allergic*, allergic* a, allergic* al, allergic* alle, allergic* ai, allergia a, allergia alle, allergia grave, anafila*, diabetic*, insulina, i miei farmaci, epiless*, rimbors*, risarciment*, indennizz*, compensazion*, soldi indietro, cancellare la mia, cancellare la prenotazione, cancellare la nostra, annullare la mia, annullare la prenotazione, annullare la nostra, disdire la, voglio cancellare, vorrei cancellare, devo cancellare, voglio annullare, vorrei annullare, devo annullare, vorrei disdire, devo disdire, addebitato due volte, doppio addebito, addebito errato, mi avete addebitato, pagamento rifiutato, carta rifiutata, pagamento fallito, avvocato, denuncia*, causa legale, tribunale, codice della porta, codice di accesso, codice d accesso, codice d ingresso, codice del cancello, codice porta, dati personali, cancellare i miei dati",
    greeting: "ciao, buongiorno, buonasera, salve, buon pomeriggio, buondi, buon giorno, buona sera",
    thanks:
      "grazie, grazie mille, mille grazie, molte grazie, tante grazie, perfetto, ok, va bene, benissimo, ottimo, d accordo, capito, arrivederci, a presto, buona giornata, buona serata, buonanotte, buona notte, e tutto, si, no, bene, gentilissim*, molto gentile, per l informazione, per le informazioni, dell informazione, per l aiuto, infinite, splendido, fantastico, chiaro",
    asksWho:
      "sei un robot, sei un bot, sei umano, sei umana, sei una persona, sei una persona vera, sei una persona reale, sei una macchina, sei un umano, sei un ia, e un robot, e un bot, lei e un robot, lei e una persona, lei e umano, sto parlando con un robot, sto parlando con un bot, sto parlando con una persona, sto parlando con una macchina, parlo con un robot, parlo con una persona, chi sei",
    optOut: "stop, basta messaggi, disiscrivimi, annulla iscrizione, non scrivetemi piu, cancellami, ferma",
    optIn: "start, riprendi, iscrivimi",
  },
  pt: {
    person:
      "falar com uma pessoa, falar com alguem, falar com … pessoa, falar com um humano, falar com … atendente, falar com … operador, falar com a rececao, falar com a recepcao, falar com … funcionari*, falar com … gerente, falar com … responsavel, pessoa real, pessoa de verdade, um humano, ser humano, liguem me, me liguem, me ligue, ligar me, podem me ligar, rececao por favor, recepcao por favor, alguem da recepcao, alguem da rececao, atendimento humano",
    personAlone:
      "pessoa, humano, atendente, operador, operadora, rececao, recepcao, funcionario, agente, gerente, equipa, equipe",
    complaint:
      "ninguem limpou, nao foi limpa, nao foi arrumado, nao esta limpo, nao esta limpa, quarto por limpar, nao funciona, nao funcionam, nao esta funcionando, nao esta a funcionar, quebrad*, avariad*, estragad*, sujo, suja, sujos, sujas, nojent*, inaceitavel*, reclamacao, reclamar, queixa*, desapont*, decepcion*, dececion*, terrivel, horrivel, pessim*, muito barulho, demasiado barulho, barulho demais, tanto barulho, muito barulhento, nao consigo dormir, nao conseguimos dormir, cheira mal, mau cheiro, cheiro ruim, vazamento*, fuga de agua, pinga, nao ha agua quente, sem agua quente, nao tem agua quente, nao tem agua, sem agua, sem luz, ha baratas, uma barata no, baratas no, percevejo*, mofo, bolor, vergonha, mal educad*, nao limparam, nao foi limpo, ninguem veio, ninguem apareceu, ainda estou a espera, ainda estou esperando, entupid*, insatisfeit*, absurdo",
    safety:
      "me mordeu, mordeu me, mordido por, a seguir me, me segue, perseguid*, atacad*, me bateram, assedi*, sinto me muito mal, me sentindo mal, me sinto mal, passar mal, passou mal, cheiro a fumo, cheiro de fumaca, ameaca*, assaltad*, assalto, roubad*, roubo, roubaram, furtad*, ferid*, caiu da, caiu na, me machuquei, magoei me, preciso de um medico, precisamos de um medico, estou doente, estou a passar mal, passando mal, sinto me mal, vomit*, me ajude",
    sensitive:
      "sou alergic*, e alergic*, alergic* a, alergia a, alergia grave, anafila*, diabetic*, insulina, meus medicamentos, epilep*, reembols*, devolvam, devolucao do dinheiro, dinheiro de volta, indemniza*, indeniza*, compensac*, estorno*, cancelar a minha, cancelar minha, cancelar a reserva, cancelar a nossa, quero cancelar, gostaria de cancelar, preciso cancelar, preciso de cancelar, tenho que cancelar, cobrado duas vezes, cobraram duas vezes, cobraram me, me cobraram, cobranca indevida, cobranca errada, pagamento recusado, cartao recusado, advogad*, processar, tribunal, denuncia*, codigo da porta, codigo de acesso, codigo de entrada, codigo do portao, senha da porta, dados pessoais, apagar os meus dados",
    greeting: "ola, oi, bom dia, boa tarde, boa noite, viva, saudacoes",
    thanks:
      "obrigado, obrigada, muito obrigado, muito obrigada, perfeito, ok, esta bem, ta bom, otimo, excelente, maravilha, combinado, entendido, adeus, tchau, ate logo, ate breve, boa noite, bom dia, sim, nao, valeu, bem, e tudo, e so isso, muita gentileza, pela ajuda, pela informacao, certo, beleza, fixe, bom",
    asksWho:
      "voce e um robo, voce e um bot, voce e humano, voce e uma pessoa, voce e uma pessoa real, voce e uma maquina, voce e real, es um robo, es um bot, es humano, es uma pessoa, e um robo, e um bot, estou falando com um robo, estou falando com uma pessoa, estou falando com um humano, estou a falar com um robo, estou a falar com uma pessoa, estou a falar com uma maquina, quem e voce",
    optOut: "parar, pare, stop, sair, cancelar inscricao, nao me escrevam mais, descadastrar",
    optIn: "start, iniciar, recomecar, voltar",
  },
  nl: {
    person:
      "met iemand spreken, met iemand praten, met een mens, met een persoon, met … medewerker, met de receptie, met … manager, met het personeel, echt persoon, echt mens, echte persoon, echte mens, een mens spreken, iemand spreken, iemand bellen, bel mij, bel me, terugbellen, teruggebeld, receptie alstublieft, receptie aub, iemand van de receptie, geen robot, geen bot",
    personAlone: "mens, persoon, medewerker, medewerkster, receptie, personeel, agent, manager",
    complaint:
      "niemand heeft … schoongemaakt, is niet schoon, niet schoon, niet gepoetst, kapot, is stuk, zijn stuk, defect, werkt niet, werken niet, doet het niet, doen het niet, vies, vieze, smerig*, vuil, onacceptabel*, klacht*, klagen, teleurgesteld*, teleurstell*, verschrikkelijk*, vreselijk*, slecht geslapen, slechte service, slechte ervaring, te luid, zo luid, te veel lawaai, veel lawaai, zoveel lawaai, kan niet slapen, kunnen niet slapen, niet geslapen, stinkt, stank, ruikt vies, lekt, lekkage*, geen warm water, geen water, geen stroom, kakkerlak*, bedwants*, schimmel*, nooit meer, onbeleefd*, ontevreden*, niet schoongemaakt, niemand gekomen, wacht nog steeds, wachten nog steeds, verstopt*, belachelijk*, schandalig*",
    safety:
      "beet me, beet mij, gebeten, volgt me, volgt mij, viel me aan, geslagen, lastiggevallen, voel me heel slecht, ruik rook, bloeden, voedselvergiftiging, aangevallen, bedreigd*, bestolen, gestolen, beroofd, diefstal*, ingebroken, inbraak*, gewond*, opgesloten, heb een dokter nodig, dokter nodig, arts nodig, ben ziek, voel me ziek, voel me niet goed, overgegeven",
    sensitive:
      "ben allergisch, is allergisch, zijn allergisch, allergisch voor, allergie voor, notenallergie, pinda allergie, anafyla*, diabet*, insuline, mijn medicijnen, epilep*, terugbetal*, geld terug, schadevergoeding*, vergoeding voor, compensatie*, mijn boeking annuleren, mijn reservering annuleren, onze boeking annuleren, onze reservering annuleren, wil annuleren, willen annuleren, wil ik annuleren, wil graag annuleren, moet annuleren, moeten annuleren, boeking annuleren, reservering annuleren, twee keer afgeschreven, dubbel afgeschreven, afgeschreven, verkeerd berekend, te veel berekend, betaling geweigerd, betaling mislukt, kaart geweigerd, advocaat, aanklagen, rechtszaak, rechtbank, aangifte, deurcode, toegangscode, code van de deur, code voor de deur, poortcode, persoonsgegevens, mijn gegevens verwijderen",
    greeting: "hallo, hoi, hi, hey, goedemorgen, goedemiddag, goedenavond, goedendag, dag, beste team",
    thanks:
      "dank, dank je, dank u, dankjewel, dank je wel, dank u wel, bedankt, heel erg bedankt, hartelijk dank, super, perfect, ok, oke, prima, top, goed, mooi, fijn, begrepen, duidelijk, tot ziens, doei, dag, fijne dag, fijne avond, goedenacht, dat is alles, ja, nee, heel vriendelijk, voor de informatie, voor uw hulp, voor de hulp",
    asksWho:
      "ben je een robot, ben je een bot, ben je een mens, ben je menselijk, ben je een persoon, ben je een echt persoon, ben je echt, bent u een robot, bent u een bot, bent u een mens, bent u een persoon, bent u een echt persoon, ben jij een robot, ben jij een mens, is dit een bot, is dit een robot, praat ik met een robot, praat ik met een mens, spreek ik met een mens, spreek ik met een robot, wie bent u, wie ben je",
    optOut: "stop, stoppen, afmelden, uitschrijven, geen berichten meer, niet meer schrijven",
    optIn: "start, aanmelden, hervatten",
  },
  tr: {
    person:
      "biriyle konusmak, biriyle gorusmek, bir insanla, bir kisiyle, gercek biri*, gercek bir insan*, gercek kisi*, yetkiliyle, bir yetkili*, yetkili biri*, temsilci*, resepsiyonla konus*, resepsiyon ile konus*, resepsiyonla gorus*, personelle konus*, mudurle, mudur ile, beni arayin, beni arar misiniz, insanla konus*, resepsiyon lutfen, canli destek, birisiyle konus*, birine baglan*, operatore baglan*, operatorle",
    personAlone: "temsilci, insan, yetkili, resepsiyon, operator, personel, mudur, kisi, canli destek",
    complaint:
      "kimse temizlemedi, temizlemedi*, temizlik yapilmadi, temiz degil, calismiyor*, bozuk, bozuldu, bozulmus, kirik, arizali, ariza var, kirli, pis, pislik, igrenc*, kabul edilemez, sikayet*, hayal kirikligi, berbat*, korkunc*, rezalet*, cok gurultu*, fazla gurultu, gurultuden, uyuyamiyor*, uyuyamad*, kotu kokuyor, kokuyor, kotu koku, su sizdir*, su akitiyor, damliyor, sicak su yok, su yok, elektrik yok, sular akmiyor, su akmiyor, hamam bocegi*, tahta kurusu*, kuf, bir daha asla, kaba davran*, temizlenmemis, temizlenmedi, kimse gelmedi, hala bekliyor*, tikali, tikandi, memnun degil*, memnun kalmad*",
    safety:
      "isirdi*, kendimi kotu hissed*, cok kotuyum, iyi hissetmiyor*, duman var, duman kokusu, acil bir durum, acil durumdayim, tibbi acil, tehdit*, calindi*, soyuldu*, iceri girdi, yaralan*, yarali, doktora ihtiyac*, doktor lazim, hastayim, cok hasta, kusuyor*, tehlikede*",
    sensitive:
      "alerjim, alerjisi, alerjimiz, alerjik*, anafila*, diyabet*, insulin*, seker hastasi*, ilaclarim, epilep*, iade edin, iade istiyor*, para iadesi, paramizi geri, parami geri, tazminat*, geri odeme, rezervasyonumu iptal, rezervasyonumuzu iptal, iptal etmek istiyor*, iptal etmem, rezervasyonu iptal et*, iki kez cekildi, iki kere cekildi, cift cekim, fazla cekildi, yanlis ucret, kartimdan cekil*, odeme reddedildi, kart reddedildi, kartim reddedildi, avukat*, dava, mahkeme*, kapi kodu*, giris kodu*, kapi sifresi*, erisim kodu*, kisisel veri*, verilerimi sil*",
    greeting:
      "merhaba, merhabalar, selam, selamlar, gunaydin, iyi gunler, iyi aksamlar, tunaydin, iyi geceler",
    thanks:
      "tesekkur*, tesekkur ederim, tesekkurler, cok tesekkurler, sagolun, sag olun, sagol, harika, mukemmel, super, tamam, tamamdir, ok, anladim, peki, guzel, cok guzel, iyi, cok iyi, gorusuruz, hoscakalin, iyi geceler, bu kadar, evet, hayir, cok naziksiniz, bilgi icin, yardiminiz icin, cok",
    asksWho:
      "robot musun, robot musunuz, bot musun, bot musunuz, insan misin, insan misiniz, gercek biri misin, gercek biri misiniz, gercek insan misin, gercek insan misiniz, gercek bir insan misin, gercek bir insan misiniz, gercek kisi misiniz, yapay zeka misin, yapay zeka misiniz, bir robot musun, bir robot musunuz, robotla mi konusuyorum, insanla mi konusuyorum, bir insanla mi konusuyorum, bir robotla mi konusuyorum, kimsin, kimsiniz",
    optOut: "dur, durdur, stop, iptal abonelik, mesaj gondermeyin, mesaj istemiyorum, listeden cikar",
    optIn: "start, basla, baslat, devam",
  },
  ru: {
    person:
      "поговорить с человеком, поговорить с кем, поговорить с … человеком, говорить с человеком, связаться с человеком, позовите человека, живой человек, живым человеком, живого человека, с оператором, с администратором, с менеджером, с сотрудником, с персоналом, с ресепш*, позовите … администратора, позовите … менеджера, перезвоните, позвоните мне, соедините, нужен человек, нужен оператор, нужен администратор, оператора пожалуйста, администратора пожалуйста, переключите на, не бот, не робот",
    personAlone:
      "человек, оператор, администратор, сотрудник, менеджер, ресепшен, ресепшн, персонал, оператора, человека",
    complaint:
      "никто не убирал*, никто не убрал*, не убирал*, уборки не было, не почистили, не работает, не работают, сломан*, сломал*, сломался, неисправ*, грязн*, грязь, отвратительн*, неприемлем*, жалоб*, пожаловаться, жалуюсь, разочарован*, ужасн*, ужас, кошмар*, худш*, слишком шумно, очень шумно, слишком громко, очень громко, не можем уснуть, не могу уснуть, не могу спать, невозможно спать, воняет, вонь, плохо пахнет, неприятный запах, протека*, течет, нет горячей воды, нет воды, нет света, нет электричества, таракан*, клопы, плесен*, никогда больше, хамств*, грубо, недовол*, не убрали, не убран*, никто не пришел, до сих пор жд*, все еще жд*, засор*, безобрази*",
    safety:
      "укусил*, ударил*, пристает, домога*, плохо себя чувству*, пахнет дымом, запах дыма, экстренный случай, кровотеч*, нападен*, украл*, украден*, кража, ограбил*, ограблен*, взлом*, посторонний в, ранен*, травм*, упал с, упала с, застрял*, пропал ребенок, нужен врач, нужна врач*, мне плохо, заболел, заболела, рвота, рвет",
    sensitive:
      "у меня аллергия, у ребенка аллергия, аллергия на, сильная аллергия, аллергик*, анафила*, диабет*, инсулин*, мои лекарства, эпилеп*, верните деньги, вернуть деньги, возврат денег, возврат средств, возврат, компенсац*, возмести*, возмещен*, отменить мою, отменить бронирование, отменить бронь, хочу отменить, хотим отменить, нужно отменить, надо отменить, отмените бронь, отмените бронирование, списали дважды, двойное списание, списали деньги, списали лишнее, сняли деньги, сняли дважды, неправильно списали, платеж не прошел, оплата не прошла, карта отклонена, адвокат*, юрист*, суд, подать в суд, код двери, код от двери, код доступа, код от ворот, код для входа, код от входа, персональн* данны*, удалите мои данные",
    greeting:
      "привет, здравствуйте, здравствуй, добрый день, доброе утро, добрый вечер, приветствую, доброго дня",
    thanks:
      "спасибо, большое спасибо, спасибо большое, благодарю, отлично, хорошо, ок, окей, прекрасно, супер, понятно, понял, поняла, ясно, замечательно, до свидания, пока, до встречи, хорошего дня, спокойной ночи, это все, да, нет, за информацию, за помощь, вам, огромное, вас, большое, очень любезно",
    asksWho:
      "вы бот, вы робот, вы человек, вы живой человек, вы настоящий человек, ты бот, ты робот, ты человек, ты живой человек, это бот, это робот, вы машина, я говорю с ботом, я говорю с роботом, я говорю с человеком, я общаюсь с ботом, я общаюсь с роботом, я общаюсь с человеком, я разговариваю с роботом, я разговариваю с человеком, я пишу роботу, кто вы, бот ли вы, робот ли вы",
    optOut: "стоп, stop, отписаться, отпишите, отписка, не пишите мне, больше не пишите",
    optIn: "start, старт, начать, подписаться, возобновить",
  },
  ar: {
    person:
      "التحدث مع شخص, التحدث الى شخص, التحدث مع احد, التحدث مع موظف, التحدث الى موظف, اتحدث مع شخص, اتحدث الى شخص, اتحدث مع احد, اتحدث مع موظف, اتحدث مع … الاستقبال, التحدث مع … الاستقبال, التحدث مع المدير, اتحدث مع المدير, اكلم شخص*, اكلم موظف*, اكلم احد*, التكلم مع, اتكلم مع, شخص حقيقي, انسان حقيقي, موظف حقيقي, اريد موظف*, اريد شخص*, اتصلوا بي, اتصل بي, خدمه العملاء, موظف الاستقبال من فضلك, الاستقبال من فضلك, تحويلي الى موظف, تحدث الى موظف",
    personAlone: "موظف, شخص, انسان, الاستقبال, المدير, موظف الاستقبال, الموظف, مدير",
    complaint:
      "لم ينظف*, لم ينظفوا, لم يتم التنظيف, غير نظيف*, لا يعمل, لا تعمل, لا يشتغل, لا تشتغل, ما يشتغل, ما يعمل, معطل*, عطلان*, مكسور*, خربان*, متسخ*, وسخ*, قذر*, مقرف*, غير مقبول*, شكوي, شكوى, اشتكي, خيبه امل, محبط*, سيء*, سييء*, فظيع*, رهيب, مزعج*, ضوضاء عاليه, صوت عالي, لا استطيع النوم, لا نستطيع النوم, رائحه كريهه, رائحه سييه, تسرب*, لا يوجد ماء ساخن, لا توجد مياه ساخنه, لا يوجد ماء, لا توجد كهرباء, صراصير, صرصور, بق الفراش, عفن, لم يتم تنظيف*, لم تنظف, لم ياتي احد, لم يات احد, ما زلت انتظر, ما زلنا ننتظر, مازلت انتظر, مسدود*, غير راض*, مستاء",
    safety:
      "عضني, عضتني, هوجمت, تعرضت لهجوم, لست بخير, رائحه دخان, حساسيه شديده, هجوم, تهديد*, سرق*, سرقه, مسروق*, لص, سلاح, سكين, مصاب*, اصيب*, عالق* في المصعد, عالقون في المصعد, احتاج طبيب*, احتاج الي طبيب, نحتاج طبيب*, احتاج دكتور, انا مريض*, اشعر بتعب, اتقيا*, في خطر",
    sensitive:
      "حساسيه من, لدي حساسيه, عندي حساسيه, يعاني من حساسيه, السكري, انسولين, ادويتي, صرع, استرداد*, استرجاع المبلغ, استرجاع المال, اعاده المبلغ, ارجاع المال, ارجاع المبلغ, تعويض*, الغاء حجزي, الغاء حجزنا, اريد الغاء, اود الغاء, نريد الغاء, احتاج الغاء, الغاء الحجز, تم الخصم مرتين, خصم مرتين, خصمتم, سحبتم, تم السحب, مبلغ خاطي, رفض الدفع, رفضت البطاقه, البطاقه مرفوضه, محامي*, محكمه, مقاضاه, رمز الباب, كود الباب, رمز الدخول, كود الدخول, رمز البوابه, بياناتي الشخصيه, حذف بياناتي",
    greeting: "مرحبا, اهلا, السلام عليكم, صباح الخير, مساء الخير, اهلا وسهلا, هلا, تحيه طيبه",
    thanks:
      "شكرا, شكرا جزيلا, شكرا لك, شكرا لكم, ممتاز, رايع, حسنا, تمام, جيد, جيد جدا, اوكي, مع السلامه, الي اللقاء, تصبحون علي خير, نعم, لا, مفهوم, يعطيك العافيه, جزاكم الله خيرا, علي المساعده, علي المعلومات, جدا, لطف منكم",
    asksWho:
      "هل انت روبوت, هل انت بوت, هل انت انسان, هل انت شخص, هل انت شخص حقيقي, هل انت انسان حقيقي, هل انت اله, هل انت بشر, انت روبوت, انت بوت, انت انسان, هل هذا روبوت, هل اتحدث مع روبوت, هل اتحدث مع انسان, هل اتحدث مع شخص حقيقي, هل اتكلم مع روبوت, هل اتكلم مع انسان, هل انتم روبوت, من انت",
    optOut: "ايقاف, توقف, الغاء الاشتراك, لا ترسلوا, stop, وقف, اوقف الرسايل",
    optIn: "start, ابدا, بدء, اشتراك",
  },
  zh: {
    person:
      "转人工, 人工客服, 人工服务, 真人, 找人工, 和人说话, 跟人说话, 联系前台, 和前台说, 跟前台说, 找前台, 找经理, 见经理, 叫经理, 和经理, 跟经理, 联系工作人员, 和工作人员, 跟工作人员, 找工作人员, 給我打電話, 给我打电话, 打电话给我, 不是机器人, 想和人, 想跟人, 轉人工, 真人客服, 與人交談, 与人交谈",
    personAlone: "人工, 前台, 客服, 工作人员, 真人, 经理, 服务员, 櫃台",
    complaint:
      "没人打扫, 没有人打扫, 没清洁, 没有清洁, 没人清理, 没有整理房间, 坏了, 坏掉, 不能用, 用不了, 不工作, 不好用, 没反应, 太脏, 很脏, 脏死, 好脏, 不干净, 恶心, 无法接受, 不能接受, 投诉, 抱怨, 失望, 太差, 很差, 糟糕, 太吵, 很吵, 好吵, 吵死, 睡不着, 无法入睡, 臭味, 很臭, 异味, 漏水, 没有热水, 没热水, 没水, 停电, 没电, 蟑螂, 有虫子, 发霉, 态度差, 态度恶劣, 没打扫, 没有打扫, 没人来, 还在等, 一直等, 堵了, 堵住, 不满意, 不满, 太热了, 太冷了, 壞了, 太髒, 投訴",
    safety:
      "咬了我, 被咬, 咬伤, 骚扰, 身体不适, 很难受, 有紧急, 心脏病, 威胁, 被偷, 被盗, 偷了, 小偷, 被抢, 有人闯, 受伤, 摔倒, 孩子不见, 需要医生, 要看医生, 我病了, 不舒服, 呕吐, 有危险",
    sensitive:
      "对花生过敏, 对坚果过敏, 过敏体质, 我过敏, 孩子过敏, 严重过敏, 糖尿病, 胰岛素, 我的药, 癫痫, 退款, 退钱, 退錢, 赔偿, 赔钱, 补偿, 取消我的, 取消预订, 取消预定, 取消订单, 想取消, 要取消, 需要取消, 取消訂房, 重复扣, 多扣, 扣了两次, 扣款, 扣错, 多收, 乱收费, 支付失败, 付款失败, 刷卡失败, 被拒, 律师, 起诉, 法院, 法律, 门禁密码, 门密码, 开门密码, 大门密码, 门锁密码, 进门密码, 个人信息, 删除我的, 個人資料",
    greeting: "你好, 您好, 早上好, 下午好, 晚上好, 嗨, 哈喽, 早安, 午安, 大家好",
    thanks:
      "谢谢, 多谢, 感谢, 非常感谢, 谢谢你, 谢谢您, 好的, 好, 明白, 明白了, 知道了, 收到, 再见, 拜拜, 晚安, 没事了, 可以, 太好了, 很好, 完美, 是的, 是, 不用了, 不用, 了, 嗯, 行, 謝謝, 棒, 你, 您, 非常, 的",
    asksWho:
      "你是机器人吗, 您是机器人吗, 你是机器人, 您是机器人, 你是人吗, 您是人吗, 你是真人吗, 您是真人吗, 你是不是机器人, 你是不是真人, 您是不是机器人, 你是ai吗, 你是人工智能吗, 是机器人吗, 是真人吗, 你是谁, 您是谁, 你是機器人嗎, 你是真人嗎",
    optOut: "停止, 退订, 不要再发, 别再发, 停止发送, 取消订阅, stop, 退訂, td",
    optIn: "开始, start, 订阅, 恢复",
  },
  ja: {
    person:
      "人と話, スタッフと話, スタッフにつな, スタッフに繋, 担当者と話, 担当者につな, 担当者に繋, オペレーター, フロントと話, フロントにつな, フロントに繋, 係の人, 人間と, 人間に, 本物の人, 責任者, 支配人, 電話をください, 電話ください, お電話ください, 折り返し, 直接話, 誰かと話, 人に代わ, 有人対応, スタッフをお願い, スタッフを呼",
    personAlone: "スタッフ, 担当者, 人間, フロント, 人, 係員, 受付, マネージャー, オペレータ",
    complaint:
      "掃除していない, 掃除がされ, 清掃がされ, 掃除に来て, 壊れて, 壊れた, 故障, 動かない, 動きません, 使えない, 使えません, つかない, つきません, 出ない, 出ません, 汚い, 汚れて, 不潔, 不快, ひどい, 酷い, 最悪, 苦情, クレーム, がっかり, 残念です, うるさ, 騒がしくて, 眠れない, 眠れません, 寝られない, 臭い, くさい, 異臭, 水漏れ, 漏れて, お湯が出, 停電, ゴキブリ, 虫がいる, 虫が出, カビ, 失礼な, 対応が悪い, 掃除されて, 清掃されて, まだ来ない, 誰も来, まだ待って, ずっと待って, 詰まって, 詰まりました, 不満, 許せない, 暑すぎ, 寒すぎ",
    safety:
      "噛まれ, かまれ, 刺され, 尾行, 追いかけ, 攻撃され, 盗まれ, 盗難, 怪我, ケガ, けがを, 転んで, 転倒, 子供がいなく, 子どもがいなく, 医者が必要, 医者を呼, 医師を呼, 具合が悪, 気分が悪, 体調が悪, 吐いて, 吐き気, 熱があ",
    sensitive:
      "アレルギーがあり, アレルギーがある, アレルギーです, アレルギーを持, アナフィラキシー, 糖尿病, インスリン, 持病, 薬を飲ん, てんかん, 返金, 払い戻, 払戻, 補償, 弁償して, 賠償, 予約をキャンセル, 予約を取り消, キャンセルしたい, キャンセルをお願い, キャンセルして, キャンセルします, キャンセルお願い, 二重請求, 二重に請求, 二回請求, 2回請求, 請求が間違, 誤って請求, 過剰請求, 引き落とされ, 決済できな, 支払いができな, カードが拒否, カードが使えな, 弁護士, 訴え, 裁判, 法的, 暗証番号, ドアコード, ドアのコード, 入口のコード, 玄関のコード, 個人情報, データを削除",
    greeting:
      "こんにちは, こんばんは, おはようございます, おはよう, はじめまして, お世話になります, お世話になっております, もしもし, どうも",
    thanks:
      "ありがとうございます, ありがとうございました, ありがとう, 感謝します, 助かります, 助かりました, 了解, 了解です, 了解しました, わかりました, 分かりました, 承知しました, はい, いいえ, 大丈夫です, 完璧です, 素晴らしい, さようなら, おやすみなさい, おやすみ, 失礼します, よろしくお願いします, よろしくお願いいたします, どうも, 結構です, オッケー, 本当に, とても, 。, 、",
    asksWho:
      "ロボットですか, ボットですか, 人間ですか, あなたは人間ですか, あなたはロボットですか, あなたはボットですか, aiですか, 機械ですか, 本物の人ですか, 人ですか, あなたは人ですか, あなたはaiですか, ロボットなの, 人間なの, あなたは誰ですか, あなたはだれですか",
    optOut: "停止, 配信停止, 解除, やめて, 送らないで, 登録解除, ストップ, stop",
    optIn: "開始, 再開, スタート, start, 登録",
  },
};
