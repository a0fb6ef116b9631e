import type { GuestLanguage } from "../detection/index.ts";

/** Where the guest gets the code: in the thread in which they wrote, or elsewhere. */
export const doorCodePlaces = ["here", "whatsapp", "guest_page"] as const;
export type DoorCodePlace = (typeof doorCodePlaces)[number];

type DoorCodeTexts = {
  /** It goes out at a time. */
  at: Record<DoorCodePlace, string>;
  /** It goes out within minutes. */
  soon: Record<DoorCodePlace, string>;
  /** It goes out once staff have checked the guest in. */
  afterCheckIn: string;
  again: string;
  /** The browser has not shown whose it is. `{label}` is the button of the guest page. */
  verify: string;
};

export const doorCodeTexts: Record<GuestLanguage, DoorCodeTexts> = {
  en: {
    at: {
      here: "You get your door code here on {day} at {time}.",
      whatsapp: "You get your door code on WhatsApp on {day} at {time}.",
      guest_page: "You get your door code on our guest page on {day} at {time}.",
    },
    soon: {
      here: "You get your door code here within a few minutes.",
      whatsapp: "You get your door code on WhatsApp within a few minutes.",
      guest_page: "You get your door code on our guest page within a few minutes.",
    },
    afterCheckIn:
      "You get your door code when you are checked in. For that, please check in at reception first.",
    again: "Your door code is {code}. Please keep it to yourself.",
    verify:
      "I need to know your booking before I can tell you about your door code. Please choose “Show my stay” on this page and enter your reservation number.",
  },
  es: {
    at: {
      here: "Recibirá aquí el código de su puerta el {day} a las {time}.",
      whatsapp: "Recibirá el código de su puerta por WhatsApp el {day} a las {time}.",
      guest_page: "Recibirá el código de su puerta en nuestra página de huéspedes el {day} a las {time}.",
    },
    soon: {
      here: "Recibirá aquí el código de su puerta en unos minutos.",
      whatsapp: "Recibirá el código de su puerta por WhatsApp en unos minutos.",
      guest_page: "Recibirá el código de su puerta en nuestra página de huéspedes en unos minutos.",
    },
    afterCheckIn:
      "Recibirá el código de su puerta cuando haya hecho el check-in. Para ello, pase primero por recepción, por favor.",
    again: "El código de su puerta es {code}. No se lo dé a nadie, por favor.",
    verify:
      "Antes de hablar del código de su puerta necesito saber cuál es su reserva. Elija «Mostrar mi estancia» en esta página e introduzca su número de reserva, por favor.",
  },
  fr: {
    at: {
      here: "Vous recevrez le code de votre porte ici le {day} à {time}.",
      whatsapp: "Vous recevrez le code de votre porte sur WhatsApp le {day} à {time}.",
      guest_page: "Vous recevrez le code de votre porte sur notre page clients le {day} à {time}.",
    },
    soon: {
      here: "Vous recevrez le code de votre porte ici dans quelques minutes.",
      whatsapp: "Vous recevrez le code de votre porte sur WhatsApp dans quelques minutes.",
      guest_page: "Vous recevrez le code de votre porte sur notre page clients dans quelques minutes.",
    },
    afterCheckIn:
      "Vous recevrez le code de votre porte une fois votre check-in fait. Pour cela, passez d'abord à la réception, s'il vous plaît.",
    again: "Le code de votre porte est {code}. Gardez-le pour vous, s'il vous plaît.",
    verify:
      "Je dois connaître votre réservation avant de parler du code de votre porte. Choisissez « Afficher mon séjour » sur cette page et entrez votre numéro de réservation, s'il vous plaît.",
  },
  de: {
    at: {
      here: "Ihren Türcode erhalten Sie hier am {day} um {time} Uhr.",
      whatsapp: "Ihren Türcode erhalten Sie auf WhatsApp am {day} um {time} Uhr.",
      guest_page: "Ihren Türcode erhalten Sie auf unserer Gästeseite am {day} um {time} Uhr.",
    },
    soon: {
      here: "Ihren Türcode erhalten Sie hier in wenigen Minuten.",
      whatsapp: "Ihren Türcode erhalten Sie auf WhatsApp in wenigen Minuten.",
      guest_page: "Ihren Türcode erhalten Sie auf unserer Gästeseite in wenigen Minuten.",
    },
    afterCheckIn:
      "Ihren Türcode erhalten Sie, sobald Sie eingecheckt sind. Bitte checken Sie dafür zuerst an der Rezeption ein.",
    again: "Ihr Türcode ist {code}. Bitte geben Sie ihn nicht weiter.",
    verify:
      "Bevor ich etwas zu Ihrem Türcode sagen kann, muss ich Ihre Buchung kennen. Wählen Sie auf dieser Seite bitte „Aufenthalt anzeigen“ und geben Sie Ihre Reservierungsnummer ein.",
  },
  it: {
    at: {
      here: "Riceverà qui il codice della Sua porta il {day} alle {time}.",
      whatsapp: "Riceverà il codice della Sua porta su WhatsApp il {day} alle {time}.",
      guest_page:
        "Riceverà il codice della Sua porta sulla nostra pagina per gli ospiti il {day} alle {time}.",
    },
    soon: {
      here: "Riceverà qui il codice della Sua porta tra pochi minuti.",
      whatsapp: "Riceverà il codice della Sua porta su WhatsApp tra pochi minuti.",
      guest_page: "Riceverà il codice della Sua porta sulla nostra pagina per gli ospiti tra pochi minuti.",
    },
    afterCheckIn:
      "Riceverà il codice della Sua porta quando avrà fatto il check-in. Per questo passi prima alla reception, per favore.",
    again: "Il codice della Sua porta è {code}. Non lo dia a nessuno, per favore.",
    verify:
      "Prima di parlare del codice della Sua porta devo conoscere la Sua prenotazione. Scelga «Mostra il mio soggiorno» su questa pagina e inserisca il numero di prenotazione, per favore.",
  },
  pt: {
    at: {
      here: "Recebe aqui o código da sua porta no dia {day} às {time}.",
      whatsapp: "Recebe o código da sua porta no WhatsApp no dia {day} às {time}.",
      guest_page: "Recebe o código da sua porta na nossa página de hóspedes no dia {day} às {time}.",
    },
    soon: {
      here: "Recebe aqui o código da sua porta dentro de poucos minutos.",
      whatsapp: "Recebe o código da sua porta no WhatsApp dentro de poucos minutos.",
      guest_page: "Recebe o código da sua porta na nossa página de hóspedes dentro de poucos minutos.",
    },
    afterCheckIn:
      "Recebe o código da sua porta quando tiver feito o check-in. Para isso, passe primeiro pela receção, por favor.",
    again: "O código da sua porta é {code}. Não o dê a ninguém, por favor.",
    verify:
      "Antes de falar do código da sua porta preciso de saber qual é a sua reserva. Escolha «Mostrar a minha estadia» nesta página e introduza o número da reserva, por favor.",
  },
  ar: {
    at: {
      here: "ستصلكم شفرة بابكم هنا يوم {day} الساعة {time}.",
      whatsapp: "ستصلكم شفرة بابكم على واتساب يوم {day} الساعة {time}.",
      guest_page: "ستصلكم شفرة بابكم في صفحة النزلاء يوم {day} الساعة {time}.",
    },
    soon: {
      here: "ستصلكم شفرة بابكم هنا خلال دقائق.",
      whatsapp: "ستصلكم شفرة بابكم على واتساب خلال دقائق.",
      guest_page: "ستصلكم شفرة بابكم في صفحة النزلاء خلال دقائق.",
    },
    afterCheckIn: "ستصلكم شفرة بابكم بعد تسجيل وصولكم. لذلك يرجى تسجيل الوصول في الاستقبال أولًا.",
    again: "شفرة بابكم هي {code}. يرجى عدم إعطائها لأحد.",
    verify:
      "أحتاج إلى معرفة حجزكم قبل الحديث عن شفرة بابكم. يرجى اختيار «اعرض إقامتي» في هذه الصفحة وإدخال رقم الحجز.",
  },
  nl: {
    at: {
      here: "U krijgt uw deurcode hier op {day} om {time} uur.",
      whatsapp: "U krijgt uw deurcode op WhatsApp op {day} om {time} uur.",
      guest_page: "U krijgt uw deurcode op onze gastenpagina op {day} om {time} uur.",
    },
    soon: {
      here: "U krijgt uw deurcode hier binnen enkele minuten.",
      whatsapp: "U krijgt uw deurcode op WhatsApp binnen enkele minuten.",
      guest_page: "U krijgt uw deurcode op onze gastenpagina binnen enkele minuten.",
    },
    afterCheckIn: "U krijgt uw deurcode zodra u bent ingecheckt. Checkt u daarvoor eerst in bij de receptie.",
    again: "Uw deurcode is {code}. Geef hem aan niemand.",
    verify:
      "Voordat ik iets over uw deurcode kan zeggen, moet ik uw boeking kennen. Kies op deze pagina ‘Toon mijn verblijf’ en vul uw reserveringsnummer in.",
  },
  zh: {
    at: {
      here: "您的门锁密码将于{day} {time} 发到这里。",
      whatsapp: "您的门锁密码将于{day} {time} 通过 WhatsApp 发给您。",
      guest_page: "您的门锁密码将于{day} {time} 发到我们的客人页面。",
    },
    soon: {
      here: "您的门锁密码将在几分钟内发到这里。",
      whatsapp: "您的门锁密码将在几分钟内通过 WhatsApp 发给您。",
      guest_page: "您的门锁密码将在几分钟内发到我们的客人页面。",
    },
    afterCheckIn: "办理入住后，您就会收到门锁密码。请先到前台办理入住。",
    again: "您的门锁密码是 {code}。请勿告诉他人。",
    verify: "在说明门锁密码之前，我需要知道您的预订。请在本页选择“查看我的住宿”，并输入预订编号。",
  },
  ja: {
    at: {
      here: "ドアの暗証番号は、{day} {time} にこちらへお送りします。",
      whatsapp: "ドアの暗証番号は、{day} {time} に WhatsApp でお送りします。",
      guest_page: "ドアの暗証番号は、{day} {time} にゲストページへお送りします。",
    },
    soon: {
      here: "ドアの暗証番号は、数分以内にこちらへお送りします。",
      whatsapp: "ドアの暗証番号は、数分以内に WhatsApp でお送りします。",
      guest_page: "ドアの暗証番号は、数分以内にゲストページへお送りします。",
    },
    afterCheckIn:
      "ドアの暗証番号は、チェックイン後にお送りします。まずフロントでチェックインをお願いいたします。",
    again: "ドアの暗証番号は {code} です。ほかの方には教えないでください。",
    verify:
      "ドアの暗証番号についてお答えするには、ご予約の確認が必要です。このページの「宿泊を表示」を選び、予約番号を入力してください。",
  },
  ru: {
    at: {
      here: "Вы получите код от двери здесь {day} в {time}.",
      whatsapp: "Вы получите код от двери в WhatsApp {day} в {time}.",
      guest_page: "Вы получите код от двери на нашей странице для гостей {day} в {time}.",
    },
    soon: {
      here: "Вы получите код от двери здесь в течение нескольких минут.",
      whatsapp: "Вы получите код от двери в WhatsApp в течение нескольких минут.",
      guest_page: "Вы получите код от двери на нашей странице для гостей в течение нескольких минут.",
    },
    afterCheckIn:
      "Вы получите код от двери после заселения. Для этого сначала зарегистрируйтесь, пожалуйста, на стойке регистрации.",
    again: "Ваш код от двери: {code}. Пожалуйста, никому его не сообщайте.",
    verify:
      "Чтобы ответить о коде от двери, мне нужно знать ваше бронирование. Выберите на этой странице «Показать проживание» и введите номер бронирования, пожалуйста.",
  },
  tr: {
    at: {
      here: "Kapı kodunuz {day} saat {time} itibarıyla buraya gönderilecek.",
      whatsapp: "Kapı kodunuz {day} saat {time} itibarıyla WhatsApp'tan gönderilecek.",
      guest_page: "Kapı kodunuz {day} saat {time} itibarıyla konuk sayfamıza gönderilecek.",
    },
    soon: {
      here: "Kapı kodunuz birkaç dakika içinde buraya gönderilecek.",
      whatsapp: "Kapı kodunuz birkaç dakika içinde WhatsApp'tan gönderilecek.",
      guest_page: "Kapı kodunuz birkaç dakika içinde konuk sayfamıza gönderilecek.",
    },
    afterCheckIn:
      "Kapı kodunuzu giriş işleminiz yapılınca alacaksınız. Bunun için lütfen önce resepsiyonda giriş yapın.",
    again: "Kapı kodunuz {code}. Lütfen kimseyle paylaşmayın.",
    verify:
      "Kapı kodunuz hakkında bilgi verebilmem için rezervasyonunuzu bilmem gerekiyor. Lütfen bu sayfada “Konaklamamı göster” seçeneğini seçin ve rezervasyon numaranızı girin.",
  },
};

/** Folded word beginnings, in all languages: guests mix them. Scripts without spaces match anywhere. */
export const doorCodeWords = {
  code: "code*, codes, pin, passcode*, keycode*, codigo*, clave, contrasena, codice, codici, senha, kod, kodu*, sifre*, код, кода, коду, пароль, رمز*, كود*, شفرة*, الرمز, الكود, الشفرة, 密码, 密碼, 暗証番号, コード, パスコード",
  /** Words that are both. */
  whole:
    "doorcode*, turcode*, tuercode*, zimmercode*, zugangscode*, eingangscode*, zutrittscode*, hauscode*, haustürcode*, haustuercode*, zahlencode*, torcode*, turpin*, digicode*, deurcode*, toegangscode*, kamercode*, 门禁密码, 开门密码, 门锁密码, 房门密码, 房间密码, 門鎖密碼, ドアコード, 入館コード",
  door: "door*, room*, entrance*, entry, access, gate, building, apartment*, flat, lock, keypad, tur, tuer, tür, haustur, haustuer, zimmer*, eingang*, zugang*, zutritt, tor, haus, wohnung, apartment, schloss, puerta*, habitacion*, acceso, entrada, entrar, portal, apartamento*, cerradura, porte*, chambre*, acces, entree, entrer, portail, immeuble, serrure, appartement*, porta, portone, camera, accesso, ingresso, entrare, serratura, quarto*, acesso, portao, fechadura, deur*, kamer*, toegang, ingang, binnen, poort, slot, двер*, комнат*, номера, номер, вход*, войти, доступ*, ворот*, замок, замка, подъезд*, kapi*, oda*, giris*, girmek, kilit*, erisim, bina*, باب*, الباب, غرفة*, الغرفة, غرفتي, غرفتنا, الدخول, المدخل, البوابة, القفل, 门, 門, 房, 入口, 锁, 鎖, ドア, 扉, 部屋, 玄関, 入り口, 入室, 鍵, get in, come in, let us in, let me in, locked out, outside, komme nicht rein, komme nicht hinein, kommen nicht rein, ausgesperrt, 进不去, 进去, 入れない, 入れません, попасть, giremiyor*",
  /** Codes of something else. */
  other:
    "*wifi*, wi, wlan, internet, network, netz*, red, reseau, rete, rede, netwerk, hotspot, promo*, discount*, voucher*, coupon*, gutschein*, rabatt*, descuento*, reduction*, sconto, desconto, dress*, postcode, zip, postal*, plz, qr, safe, tresor, parking, parkhaus, garage, gym, fitness, pool*, spa, sauna, booking, reservation, confirmation, verification, buchungs*, bestatigungs*, reserva, prenotazione, boeking, country, vorwahl, caja, coffre*, cassaforte, cofre, kluis, страна, сейф*, парков*, вайфай, wifiпароль, otopark, kasa*, internetin, واي, الواي, الخزنة, الموقف, 保险箱, 停车, 无线, 網路, 金庫, 駐車, ワイファイ, 予約, 预订",
  /** It is not known yet, and it is not only mentioned. */
  wrong:
    "doesn t work, does not work, isn t working, not working, won t work, didn t work, stopped working, wrong, invalid, incorrect, broken, funktioniert nicht, funktioniert leider nicht, geht nicht, geht leider nicht, klappt nicht, falsch*, ungultig*, no funciona*, no sirve*, incorrecto, equivocado, ne marche, ne fonctionne, marche pas, fonctionne pas, incorrect, faux, non funziona*, sbagliat*, errato, nao funciona*, errad*, werkt niet, doet het niet, verkeerd*, не работает, не подходит, неверн*, неправильн*, calismiyor, yanlis, gecersiz, لا يعمل, لا تعمل, خطأ, خاطئ*, ما يشتغل, 不对, 无效, 不能用, 错, 没用, 使えない, 使えません, 違う, 違い, 動かない, 開かない, 开不了, 打不开",
  change:
    "change*, another code, new code, reset, andern, geandert, neuen code, anderen code, cambiar*, cambio, changer, modifier, cambiare, mudar, alterar, wijzigen, veranderen, измени*, поменя*, degistir*, تغيير, 改, 换, 変更",
  /** Asks in general. */
  general:
    "is there, do you have, do you use, does the hotel have, are there, gibt es, haben sie einen, hay un codigo, hay codigo, hay algun, tienen un, y a t il, avez vous un, est ce qu il y a, c e un, avete un, tem um, ha um, is er een, heeft u een, hebben jullie een, есть ли, var mi, هل يوجد, هل هناك, هل لديكم, 有没有, 有門禁, ありますか, how does, how do i use, how to use, wie funktioniert, como funciona, comment fonctionne, come funziona, hoe werkt, как работает, nasil calisir, 怎么用, どう使",
  /** It has come. */
  got: "thanks, thank you, thx, got it, got the, received the, danke, dankeschon, gracias, merci, grazie, obrigad*, شكرا, bedankt, dank u, 谢谢, 多谢, ありがとう, спасибо, tesekkur*",
  /** It has not come. */
  missing:
    "no code, no door code, without code, without the code, haven t received, have not received, didn t receive, did not receive, haven t got, have not got, not received, didn t get, did not get, never got, never received, still waiting for, need, forgot, lost, keinen code, noch kein*, kein code, nicht bekommen, nicht erhalten, brauche, vergessen, no he recibido, no hemos recibido, no tengo, no tenemos, necesito, no me llego, pas recu, n ai pas, pas encore, besoin, non ho ricevuto, non abbiamo ricevuto, non ho, mi serve, nao recebi, nao recebemos, nao tenho, preciso, لم يصلني, لم يصلنا, لم استلم, احتاج, ما عندي, geen code, niet ontvangen, nog geen, niet gekregen, nodig, 没有, 没收到, 还没, 需要, 届いていない, 届いていません, まだ, もらっていない, 必要, не получил*, не пришел, нет кода, нужен, нужно, забыл*, gelmedi, almadim, almadik, yok, lazim, gerek*",
  /** Before the number of a room. */
  roomWords:
    "room, rooms, zimmer, habitacion, chambre, camera, stanza, quarto, apartment, apartamento, appartement, appartamento, wohnung, kamer, oda, номер*, комнат*, غرفة, الغرفة, flat, suite, unit, number",
  /** Someone else's. */
  others:
    "other room, another room, other guest, other guests, next room, neighbo*, friend s, friends room, colleague*, nachbar*, anderes zimmer, anderen zimmer, anderen gast*, otra habitacion, otro huesped, vecin*, autre chambre, autre client, voisin*, altra camera, altro ospite, vicin*, outro quarto, outro hospede, vizinh*, andere kamer, andere gast, buren, buurman, другой комнат*, другом номере, сосед*, baska oda*, diger oda*, komsu*, غرفة أخرى, نزيل آخر, جار*, 别的房间, 隔壁, 其他客人, 他の部屋, 隣",
} as const;
