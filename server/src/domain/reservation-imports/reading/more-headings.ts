import type { ImportField } from "@bellhop/contract/reservation-imports";

/**
 * Headings of hosts' and channels' tables: whole ones of Booking.com, Airbnb, Vrbo and hotel systems that the other list
 * lacks, and those in Polish, Czech, Slovak, Hungarian, Croatian, Slovene, Romanian, Swedish, Danish, Norwegian, Finnish,
 * Turkish, Greek, Russian, Ukrainian, Japanese, Chinese, Korean, Vietnamese and Catalan.
 */
export const moreHeadings: Record<ImportField, string> = {
  reservation_number: `mã xác nhận|mã đặt phòng|số đặt phòng|
    hotel reservation id|hotel reservation number|hotel confirmation number|master reservation id|group reservation id|
    pms confirmation number|pms reservation number|booking reference number|booking reference id|bookref|conf #|conf no|conf number|
    confirmation|confirmationno|confno|voucher|voucher number|order id|order number|folio|folio number|res id|resid|res #|guest reservation number|
    ota confirmation|ota reservation code|ota booking id|channel booking number|vorgangsnummer|buchungsreferenz|referenznummer|reservations id|
    référence|référence de réservation|référence réservation|réf réservation|n° résa|numéro de confirmation|numéro de dossier|dossier|
    referencia|referencia de la reserva|referencia de reserva|nº de confirmación|id de reserva|id de la reserva|número de confirmación|
    riferimento|riferimento prenotazione|id prenotazione|numero conferma|número da reserva|nº da reserva|código da reserva|
    id da reserva|localizador da reserva|reserveringsid|boekingsreferentie|boekings id|
    numer rezerwacji|nr rezerwacji|kod rezerwacji|kod potwierdzenia|id rezerwacji|numer potwierdzenia|rezerwacja|
    číslo rezervace|číslo rezervácie|kód rezervace|rezervace|rezervácia|číslo objednávky|potvrzovací kód|id rezervace|
    foglalási szám|foglalás száma|foglalási azonosító|foglalási kód|foglalás|visszaigazolási kód|visszaigazoló kód|
    broj rezervacije|šifra rezervacije|kod rezervacije|rezervacija|številka rezervacije|id rezervacije|potvrdni kod|kod potvrde|
    număr rezervare|nr rezervare|numărul rezervării|cod rezervare|cod de confirmare|rezervare|
    bokningsnummer|boknings nr|bokningsid|boknings id|bekräftelsekod|bokning|bookingnummer|bookingnr|reservationsnummer|bekræftelseskode|
    bestillingsnummer|bekreftelseskode|bookingreferanse|reservasjonsnummer|reservasjon|varausnumero|varaustunnus|vahvistuskoodi|varaus|
    rezervasyon numarası|rezervasyon no|rezervasyon kodu|onay kodu|rezervasyon|αριθμός κράτησης|κωδικός κράτησης|κωδικός επιβεβαίωσης|κράτηση|
    номер бронирования|номер брони|код подтверждения|код бронирования|бронирование|бронь|номер бронювання|бронювання|код підтвердження|
    予約番号|予約id|確認コード|予約コード|預訂編號|预订编号|预订号|订单号|訂單編號|订单编号|確認碼|确认码|예약번호|예약 번호|확인 코드|número de reserva|codi de confirmació|codi de reserva|
    room reservation id|room reservation number|room reservation no|subreservation id|sub reservation id`,
  external_id: `external booking number|チャンネル予約id|
    third party confirmation number|third party confirmation|third party id|ota confirmation number|ota booking number|ota res id|ota ref|
    channel confirmation code|channel reservation id|channel reservation number|channel booking reference|channel number|platform id|
    agency reference|travel agent reference|external booking id|external reservation id|external number|crs number|crs confirmation number|
    kanal buchungsnummer|portal buchungsnummer|externe buchungsnummer|agenturnummer|référence canal|référence ota|id canal|
    identifiant externe|localizador externo|id canale|riferimento ota|riferimento portale`,
  guest_name: `tên khách|khách|họ tên|
    guest name s|guest full name|guest names|guest s|name s of guest s|name of the guest|main guest name|primary guest name|lead guest name|booker|
    reservation name|name on booking|name on reservation|booking name|contact name|tenant|tenant name|renter|renter name|holder|
    name n des gastes der gäste|name der gäste|name des gasts|name des hauptgastes|gästename|gast name|gästenamen|gastnamen|mieter|
    kundenname|name vorname|nachname vorname|
    nom s du des client s|nom s de s client s|nom s du client|nom des clients|nom du client principal|nom client s|nom du locataire|locataire|nom complet|
    prénom et nom|nom du ou des clients|nom de l invité|invité|
    nombre del cliente o clientes|nombre s del cliente|nombre del huésped principal|nombre del viajero|viajero|titular|titular de la reserva|
    nombre s de los huéspedes|nombre y apellido|apellidos y nombre|apellido y nombre|inquilino|
    nome ospite i|nome degli ospiti|nome dell ospite principale|intestatario|cognome e nome|ospite principale|nome e cognome ospite|
    nome s do s hóspede s|nome do hóspede principal|hóspede principal|nome do cliente|nome do viajante|titular da reserva|nome e apelido|
    na m en van gast en|naam hoofdgast|naam van gast|naam gasten|namen van gasten|naam reiziger|huurder|
    imię i nazwisko gościa|imiona i nazwiska gości|nazwisko gościa|imię i nazwisko|gość|goście|gość główny|klient|
    jméno hosta|jméno a příjmení|jména hostů|host|hlavní host|meno hosťa|meno a priezvisko|hosť|jméno a příjmení hosta|
    vendég neve|vendégnév|vendég|foglaló neve|név|teljes név|vendégek neve|ime gosta|ime i prezime|gost|ime i prezime gosta|ime in priimek|ime gostov|
    nume oaspete|numele oaspetelui|nume client|oaspete|nume și prenume|nume complet|
    gästens namn|gästnamn|gäst|namn|gæstens navn|gæst|navn|gæstenavn|gjestens navn|gjest|gjestenavn|fullt navn|vieraan nimi|vieras|nimi|asiakas|
    konuk adı|misafir adı|misafir|konuk|ad soyad|adı soyadı|misafir adı soyadı|müşteri|όνομα επισκέπτη|επισκέπτης|ονοματεπώνυμο|όνομα πελάτη|πελάτης|
    имя гостя|гость|фио|фио гостя|имя и фамилия|клиент|имена гостей|ім я гостя|гість|піб|
    宿泊者名|宿泊者|ゲスト名|ゲスト|お名前|氏名|予約者名|予約者|お客様名|代表者名|住客姓名|客人姓名|客人|房客姓名|入住人|入住人姓名|姓名|旅客姓名|客户姓名|예약자|예약자명|투숙객|투숙객 이름|게스트|게스트 이름|이름|성명|
    nom de l hoste|nom del client|hoste|nom i cognoms`,
  first_name: `guest first|tên|
    guest first name|booker first name|first names|given names|forenames|primary guest first name|customer first name|name first|
    vorname des gastes|vornamen|prénom client|prénom du voyageur|nome proprio|
    imię|imię gościa|jméno|křestní jméno|meno|utónév|keresztnév|ime|prenume|förnamn|fornavn|etunimi|ad|adı|isim|όνομα|имя|ім я|名|ファーストネーム|이름|nom de pila`,
  last_name: `guest last|họ|
    guest last name|booker last name|guest surname|last names|primary guest last name|customer last name|name last|
    nachname des gastes|nom du voyageur nom|apellidos del huésped|apellido del huésped|primer apellido|cognome ospite|último nome|nome de família|
    nazwisko|příjmení|priezvisko|vezetéknév|családnév|prezime|priimek|nume|nume de familie|efternamn|efternavn|etternavn|sukunimi|
    soyad|soyadı|soyisim|επώνυμο|фамилия|прізвище|姓|苗字|성|cognom|cognoms`,
  phone: `số điện thoại|điện thoại|
    guest phone|guest phone no|guest phone s|guest s phone|guest s phone number|guest mobile|guest mobile number|phone s|phone 1|phone1|telephone 1|tel 1|
    booker phone number|booker telephone|customer phone|main phone|primary phone|phone mobile|mobile phone number|contact phone number|contact no|
    whatsapp number|whatsapp no|contacts|kontakt|telefonnummer des gastes|telefon mobil|telefonnr|tel nr|rufnummer|mobilfunknummer|handynr|
    téléphone|téléphone portable|téléphone mobile|tél|n° de téléphone|numéro de portable|coordonnées|téléphone client|
    teléfono|teléfono del huésped|teléfono del cliente|nº de teléfono|contacto|contatti|contatto|recapito telefonico|recapito|telefono ospite|
    contato|telefone do hóspede|nº de telefone|número de telemóvel|contactgegevens|contact gast|telefoonnr|
    telefon gościa|numer telefonu|nr telefonu|telefon kontaktowy|komórka|telefonní číslo|tel číslo|telefónne číslo|mobil|
    telefonszám|vendég telefonszáma|broj telefona|telefonska številka|mobitel|număr de telefon|nr telefon|
    telefonnummer|mobilnummer|puhelin|puhelinnumero|matkapuhelin|telefon numarası|telefon no|cep telefonu|cep|
    τηλέφωνο|κινητό|αριθμός τηλεφώνου|телефон|номер телефона|телефон гостя|мобильный телефон|контакты|контакт|номер телефону|
    電話|電話番号|携帯電話|連絡先|电话|电话号码|手机|手机号|手机号码|联系电话|電話號碼|聯絡電話|전화번호|전화|연락처|휴대폰|telèfon|contacte`,
  email: `guest email|guest e mail address|guest email address|guest s email|email guest|booker e mail|booker email address|contact email|customer email|primary email|
    e mail des gastes|mail gast|kontakt e mail|email client|e mail client|adresse mail client|correo del huésped|e mail del cliente|
    e mail ospite|email ospite|email do hóspede|endereço de e mail|e mail gast|adres e mail|adres email|e mail gościa|emailová adresa|
    e mail cím|email cím|e pošta|adresă de email|e post|epost|e postadress|mailadresse|sähköposti|e posta|eposta|ηλεκτρονική διεύθυνση|
    электронная почта|эл почта|почта|електронна пошта|メール|メールアドレス|电子邮件|邮箱|電子郵件|이메일|correu electrònic|correu`,
  language: `ngôn ngữ|
    guest s language|guest preferred language|communication language|correspondence language|booking language|sprache des gastes|langue de correspondance|
    langue parlée|idioma de contacto|lingua dell ospite|idioma do hóspede|taal gast|voorkeurstaal|język|jazyk|nyelv|jezik|limbă|limba|språk|sprog|kieli|
    dil|γλώσσα|язык|мова|言語|语言|語言|언어`,
  checkin: `ngày bắt đầu|ngày nhận phòng|nhận phòng|ngày đến|
    check in date|checkin date|check in local|checkindate|arrival date local|arrivaldate|arrival day|date arrival|date checkin|arrival check in|
    stay date from|stay start date|start of stay|begin date|from date|move in|move in date|first night|date of check in|
    anreise datum|anreise check in|beginndatum|startdatum|anfangsdatum|anreisezeitpunkt|aufenthalt von|von datum|ankunft datum|
    date début|date de l arrivée|date d entrée|jour d arrivée|début du séjour|début de séjour|arrivée le|date arrivée séjour|du|
    fecha de inicio|fecha inicio|día de entrada|fecha de check in|fecha de ingreso|ingreso|fecha ingreso|inicio de la estancia|fecha llegada|inicio|
    data di inizio|data inizio|data di check in|inizio|inizio soggiorno|data d arrivo|giorno di arrivo|arrivo il|
    data de início|data início|data inicial|data do check in|data check in|
    begindatum|aankomst datum|incheckdatum|startdatum|begin verblijf|dag van aankomst|
    data przyjazdu|przyjazd|data rozpoczęcia|data zameldowania|zameldowanie|termin od|data od|początek|od|przyjazd data|
    datum příjezdu|příjezd|den příjezdu|datum zahájení|datum od|začátek|dátum príchodu|príchod|nástup|datum začátku|
    érkezés|érkezés dátuma|érkezés napja|bejelentkezés|kezdő dátum|kezdés dátuma|kezdete|érkezési dátum|
    dolazak|datum dolaska|datum početka|prijava|početak|prihod|datum prihoda|datum prijave|
    data sosirii|sosire|data check in|data de început|data început|check in ul|
    ankomst|ankomstdatum|incheckning|startdatum|incheckningsdatum|ankomstdato|startdato|indtjekning|innsjekking|innsjekkingsdato|
    saapuminen|saapumispäivä|tulopäivä|tulo|alkamispäivä|sisäänkirjautuminen|alkupäivä|
    giriş|giriş tarihi|geliş tarihi|varış tarihi|varış|başlangıç tarihi|άφιξη|ημερομηνία άφιξης|έναρξη|ημερομηνία έναρξης|από|
    заезд|дата заезда|прибытие|дата прибытия|дата начала|заїзд|дата заїзду|дата початку|дата приезда|
    チェックイン|チェックイン日|到着日|開始日|宿泊開始日|宿泊日|入住日期|入住|入住时间|抵店日期|到达日期|开始日期|入住時間|開始日期|到店日期|체크인|체크인 날짜|입실일|도착일|시작일|
    arribada|data d arribada|data d inici|entrada`,
  checkout: `ngày kết thúc|ngày trả phòng|trả phòng|ngày đi|
    check out date|checkout date|check out local|checkoutdate|departure date local|departuredate|departure day|date departure|date checkout|
    departure check out|stay date to|stay end date|end of stay|to date|move out|move out date|date of check out|last day|
    abreise datum|abreise check out|enddatum|abreisezeitpunkt|aufenthalt bis|bis datum|
    date de départ|date fin|date du départ|date de sortie|jour de départ|fin du séjour|fin de séjour|départ|départ le|
    fecha de finalización|fecha de fin|fecha final|fecha fin|fecha término|día de salida|fecha de check out|fecha de egreso|egreso|fin de la estancia|fin|
    data di fine|data fine|data di check out|fine|fine soggiorno|giorno di partenza|partenza il|
    data de término|data término|data final|data do check out|data de fim|data fim|término|
    einddatum|vertrek datum|uitcheckdatum|einde verblijf|dag van vertrek|
    data wyjazdu|wyjazd|data zakończenia|data wymeldowania|wymeldowanie|termin do|data do|koniec|do|
    datum odjezdu|odjezd|den odjezdu|datum ukončení|datum do|konec|dátum odchodu|odchod|datum konce|
    távozás|távozás dátuma|távozás napja|elutazás|kijelentkezés|záró dátum|befejezés dátuma|vége|távozási dátum|elutazás dátuma|
    odlazak|datum odlaska|datum završetka|odjava|kraj|odhod|datum odhoda|datum odjave|
    data plecării|plecare|data de sfârșit|data sfârșit|data check out|
    avresa|avresedatum|utcheckning|slutdatum|utcheckningsdatum|afrejse|afrejsedato|slutdato|udtjekning|avreise|avreisedato|utsjekking|utsjekkingsdato|sluttdato|
    lähtö|lähtöpäivä|päättymispäivä|uloskirjautuminen|loppupäivä|
    çıkış|çıkış tarihi|ayrılış tarihi|ayrılış|bitiş tarihi|αναχώρηση|ημερομηνία αναχώρησης|λήξη|ημερομηνία λήξης|έως|
    выезд|дата выезда|отъезд|дата отъезда|дата окончания|виїзд|дата виїзду|дата закінчення|
    チェックアウト|チェックアウト日|出発日|終了日|退房日期|离店日期|离店|退房|退房时间|離店日期|结束日期|結束日期|退房時間|체크아웃|체크아웃 날짜|퇴실일|출발일|종료일|
    sortida|data de sortida|data de finalització|data de fi`,
  nights: `num nights|đêm|số đêm|
    number of nights|no nights|nights count|nights booked|length of stay nights|stay length|stay nights|los nights|total nights|duration nights|
    anzahl der nächte|dauer nächte|aufenthalt nächte|nächte anzahl|durée nuits|durée|durée du séjour|nb de nuitées|nombre de nuitées|
    duración noches|nº de noches|n º de noches|número noches|total noches|duración|estancia noches|durata notti|n di notti|n° notti|nr notti|durata|
    nº de noites|n º de noites|duração noites|número noites|aantal overnachtingen|duur nachten|
    liczba nocy|ilość nocy|noce|liczba noclegów|czas trwania noce|długość pobytu|počet nocí|noci|nocí|délka pobytu noci|
    éjszakák száma|éjszakák|éjszaka|éj|broj noćenja|noćenja|noći|broj noći|število nočitev|nočitve|număr nopți|nopți|număr de nopți|
    antal nätter|nätter|antal overnatninger|nætter|overnatninger|antall netter|netter|öiden määrä|öitä|yöt|yötä|
    gece|gece sayısı|konaklama süresi|διανυκτερεύσεις|νύχτες|αριθμός διανυκτερεύσεων|ночей|количество ночей|ночи|кол во ночей|кількість ночей|
    泊数|宿泊数|晚数|晚數|间夜|住宿晚数|入住晚数|夜数|박|박수|숙박일수|숙박 일수|nits|nombre de nits|nre de nits`,
  arrival_time: `arrival hour|estimated time|estimated check in time|expected time of arrival|guest arrival time|checkin time|time in|planned arrival time|ankunft uhrzeit|
    voraussichtliche ankunftszeit|check in zeit|heure d arrivée estimée|heure de check in|hora estimada de llegada|hora de check in|hora de entrada|
    ora prevista di arrivo|ora check in|horário de chegada|hora prevista de chegada|geschatte aankomsttijd|
    godzina przyjazdu|czas przyjazdu|čas příjezdu|čas príchodu|érkezési idő|érkezés ideje|vrijeme dolaska|ura prihoda|ora sosirii|
    ankomsttid|beräknad ankomsttid|forventet ankomsttid|saapumisaika|varış saati|giriş saati|geliş saati|ώρα άφιξης|время заезда|время прибытия|час заїзду|
    到着時間|到着予定時刻|チェックイン時間|到达时间|抵达时间|预计到达时间|도착시간|체크인 시간|hora d arribada`,
  status: `trạng thái|trạng thái đặt phòng|
    reservation state|booking state|res state|reservation stat|current status|guest status|restypedesc|stay state|booking status name|status name|statusname|
    stand|buchungszustand|reservierungszustand|état de la réservation|état réservation|statut réservation|estado reserva|situación|stato della pren|
    status rezerwacji|stan rezerwacji|stan|stav|stav rezervace|stav rezervácie|állapot|foglalás állapota|státusz|stanje|stanje rezervacije|status rezervacije|
    stare|stare rezervare|stadiu|bokningsstatus|bookingstatus|reservationsstatus|tila|varauksen tila|durum|durumu|rezervasyon durumu|
    κατάσταση|κατάσταση κράτησης|статус|статус бронирования|состояние|статус брони|стан бронювання|
    ステータス|予約ステータス|予約状況|状態|状态|預訂狀態|预订状态|订单状态|狀態|訂單狀態|상태|예약상태|예약 상태|estat`,
  cancelled: `đã hủy|ngày hủy|
    cancelled|canceled|is cancelled|is canceled|cancelled y n|canceled y n|cancellation|cancelled on|canceled on|cancelled at|canceled at|
    cancelled date|canceled date|date cancelled|date canceled|cancellation date|date of cancellation|cancel date|cancellation flag|cancelled flag|cancel flag|
    cancellation datetime|cxl date|cxl|storniert|storno|storniert am|stornierungsdatum|stornodatum|storniert ja nein|stornierung|
    annulé|annulée|annulation|date d annulation|date annulation|annulé le|annulée le|annulé oui non|cancelada|cancelado|anulada|anulado|cancelación|
    fecha de cancelación|fecha cancelación|fecha de anulación|cancellata|cancellato|annullata|annullato|cancellazione|data di cancellazione|
    data cancellazione|data annullamento|cancelamento|data de cancelamento|data do cancelamento|geannuleerd|annulering|annuleringsdatum|geannuleerd op|
    anulowana|anulowano|anulowane|anulacja|data anulowania|data anulacji|zrušeno|zrušená|storno datum|datum zrušení|zrušené|datum storna|dátum zrušenia|
    lemondva|lemondás|lemondás dátuma|törölt|otkazano|otkazana|datum otkazivanja|otkaz|odpovedano|preklicano|datum odpovedi|anulat|anulată|data anulării|
    avbokad|avbokning|avbokningsdatum|avbestilt|avbestillingsdato|kansellert|kanselleringsdato|annulleret|aflyst|afbestilt|afbestillingsdato|
    peruutettu|peruttu|peruutuspäivä|peruutus|iptal|iptal edildi|iptal tarihi|ακυρώθηκε|ακύρωση|ημερομηνία ακύρωσης|
    отменено|отмена|отменена|дата отмены|скасовано|дата скасування|キャンセル|キャンセル日|取消|取消日期|已取消|取消时间|취소|취소일|취소 여부|anul lada|data d anul lació`,
  room: `object|nhà phòng cho thuê|phòng|số phòng|
    room s|room names|room number s|room numbers|room unit|accommodation|accommodation name|property|property name|house|house name|rental|rental name|unit code|unit no|
    listing name|listing nickname|listing s name|apartment name|apartment number|villa|cabin|site|pitch|bed|bed name|
    zimmernummern|zimmer nummer|wohnung|ferienwohnung|unterkunft|objekt|appartement name|inserat|fewo|
    logement|hébergement|nom du logement|annonce|gîte|appartement nom|n° de chambre|n° chambre|propriété|
    alojamiento|nombre del alojamiento|anuncio|nº de habitación|nº habitación|apartamento nombre|propiedad|vivienda|unidad|
    alloggio|annuncio|struttura|nome camera|n° camera|unità|appartamento nome|
    acomodação|anúncio|nº do quarto|unidade|propriedade|alojamento|uh|
    accommodatie|advertentie|woning|naam kamer|eenheid|
    pokój|nr pokoju|numer pokoju|nazwa pokoju|apartament|oferta|obiekt|kwatera|pokoj|číslo izba|číslo izby|apartmán|ubytování|objekt|
    szoba|szobaszám|szoba száma|szállás|apartman|hirdetés|soba|broj smještaj|apartman naziv|številka nastanitev|
    cameră|număr cameră|nr cameră|apartament nume|proprietate|
    rum|rumsnummer|rumsnr|boende|lägenhet|stuga|annons|værelse|værelsesnummer|værelsesnr|bolig|lejlighed|rom|romnummer|romnr|leilighet|hytte|annonse|
    huone|huoneen numero|huonenumero|huoneisto|kohde|oda|oda no|oda numarası|oda adı|daire|δωμάτιο|αριθμός δωματίου|κατάλυμα|
    номер|номер комнаты|комната|апартаменты|объект|№ номера|кімната|номер кімнати|помешкання|
    部屋|部屋番号|部屋名|ルーム|客室|リスティング|物件|房间|房号|房间号|房間|房號|房源|客房|房间号码|객실|객실번호|객실 번호|방|호실|숙소|habitació|allotjament`,
  room_type: `room name|room names|unit name|loại phòng|
    accommodation type name|unit type name|room types|room type s|booked room type|room category name|room description|property type|roomtypename|rtc|kat|rm type|
    art der unterkunft|art der einheit|einheitentyp|einheitstyp|zimmerbezeichnung|typ|
    type de logement|type d hébergement|type d unité|catégorie de la chambre|type chambre|
    tipo de unidad|tipo de la habitación|categoría|categoría de habitación|tipología|tipología de habitación|
    tipologia|tipologia unità|tipo di unità|tipo di alloggio|tipologia di camera|tipo alloggio|categoria camera|
    tipo de unidade|tipo de acomodação|categoria do quarto|tipo do quarto|type kamer|type eenheid|type accommodatie|
    typ pokoju|rodzaj pokoju|rodzaj jednostki|typ jednostki|kategoria pokoju|typ pokoje|kategorie pokoje|typ izby|typ jednotky|
    szobatípus|szoba típusa|egység típusa|tip sobe|tip smještaja|vrsta sobe|vrsta jedinice|tip jedinice|tip cameră|tip unitate|tipul camerei|
    rumstyp|enhetstyp|boendetyp|værelsestype|enhedstype|romtype|enhetstype|huonetyyppi|yksikön tyyppi|oda tipi|oda türü|birim türü|
    τύπος δωματίου|τύπος μονάδας|тип номера|категория номера|тип жилья|тип размещения|тип номеру|тип кімнати|
    部屋タイプ|客室タイプ|ルームタイプ|プラン|房型|房间类型|房間類型|客房類型|客房类型|객실타입|객실 유형|객실유형|객실 타입|tipus d habitació`,
  adults: `num adults|num guests|người lớn|số khách|
    adults number|number adults|total adults|adult count|of adults|# adults|adulte|anzahl der erwachsenen|erwachsene anzahl|nombre adultes|nb d adultes|n° adultes|
    d adultes|nº de adultos|n º de adultos|nº adultos|cantidad de adultos|n di adulti|n° adulti|número de hóspedes adultos|
    liczba dorosłych|dorośli|osoby dorosłe|počet dospělých|dospělí|počet dospelých|dospelí|felnőttek száma|felnőttek|felnőtt|
    broj odraslih|odrasli|odraslih|število odraslih|adulți|număr adulți|antal vuxna|vuxna|antal voksne|voksne|antall voksne|aikuisten määrä|aikuisia|aikuiset|
    yetişkin|yetişkin sayısı|ενήλικες|αριθμός ενηλίκων|взрослые|взрослых|количество взрослых|дорослі|кількість дорослих|
    大人|大人人数|大人数|成人|成人数|成人數|成人人数|성인|성인수|성인 수|adults nombre|nombre d adults|
    guests number|total guests|guest number|no guests|number guests|persons number|pers|personenanzahl|personenzahl|gäste anzahl|gästeanzahl|nb personnes|nb pers|
    nombre de clients|voyageurs|nº de huéspedes|número de huéspedes|huéspedes|nº de personas|nº personas|n persone|ospiti|n ospiti|numero di persone|
    nº de hóspedes|hóspedes|nº de pessoas|liczba osób|liczba gości|osób|osoby|počet osob|osob|počet hostů|počet osôb|személyek száma|vendégek száma|fő|létszám|
    broj osoba|osoba|broj gostiju|število oseb|persoane|număr persoane|antal personer|antal gäster|personer|antal gæster|antall gjester|antall personer|
    henkilömäärä|henkilöt|vieraiden määrä|kişi|kişi sayısı|misafir sayısı|άτομα|αριθμός ατόμων|гостей|количество гостей|человек|количество человек|гості|кількість гостей|
    人数|宿泊人数|利用人数|ゲスト数|入住人数|人數|客人数|인원|인원수|투숙 인원|투숙객 수`,
  children: `num children|trẻ em|
    children number|number children|total children|child count|of children|# children|childs|anzahl der kinder|kinder anzahl|nombre enfants|nb d enfants|d enfants|n° enfants|
    nº de niños|n º de niños|nº niños|cantidad de niños|niños número|n di bambini|n° bambini|numero di bambini|nº de crianças|n º de crianças|número crianças|
    liczba dzieci|dzieci|počet dětí|děti|počet detí|deti|gyermekek száma|gyerekek száma|gyermekek|gyermek|gyerek|broj djece|djeca|djece|število otrok|otroci|
    copii|număr copii|antal barn|barn|antal børn|børn|antall barn|lasten määrä|lapsia|lapset|çocuk|çocuk sayısı|παιδιά|αριθμός παιδιών|
    дети|детей|количество детей|діти|кількість дітей|子供|子供人数|子ども|お子様|小人|儿童|儿童数|兒童|兒童人數|아동|어린이|아동수|아동 수|nens|nombre de nens`,
};
