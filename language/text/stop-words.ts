import { fold } from "./tokens.ts";

/** Words without a subject: grammar, politeness, and phrases around a question. By language. */
const LISTS: Record<string, string> = {
  en: `a an the and or but if so as of to in on at by for from with without about into over under up down out off than then
    that this these those there here it its it's he she they them their theirs his her him we us our ours you your yours i me my mine myself
    is are was were be been being am do does did done doing have has had having can could will would shall should may might must
    not no nor yes yeah yep ok okay well also just only very really too still yet even ever never always already again
    what which who whom whose how why any some all each both more most other another such same own one ones two
    please thanks thank hi hello hey dear good morning afternoon evening sir madam sorry excuse pardon great perfect sounds nice wonderful excellent
    want wanted wants like need needs know let tell ask asking chance chances wonder wondering curious possible possibly able available availability offer offers offered offering
    provide provides provided providing give gives get gets got getting go going goes gone come coming make makes made take takes taking
    see look looks find found check sure think thinking guess question questions information info help helpful detail details
    happen happens happened kind bit lot much many few little quick quickly actually maybe perhaps currently anyway anything something someone anyone everything
    first second last next before after during while because since though although however therefore
    now today tonight tomorrow yesterday later soon day days night nights week time
    use using used have having has require requires required requirement requirements possess hold include exist exists
    don t s re ve ll d m isn aren doesn didn won wouldn couldn shouldn haven hasn can't cannot im ive id u ur pls plz
    right correct true fine forget forgot remember mention mentioned confirm verify clarify let's lets try new back way thing things
    people person persons place travelling traveling trip visit visiting plan planning book booked booking reservation reservations
    able order might actually hotel hotels specific regarding regards concerning particular various certain
    message messages also instead either neither whether else around within across upon per via through per say says said call called
    love prefer preferred hope hoping mean means meant seem seems work works bring brings brought put set run keep leave stay stays staying`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber wenn als wie so auch nur noch schon sehr
    ich du er sie es wir ihr mich mir dich dir uns euch ihnen ihn ihm mein meine meinen meinem meiner unser unsere unseren unserem unserer ihr ihre ihren ihrem ihrer sein seine
    ist sind war waren bin bist seid sein haben hat habe hast hatte gibt gab geben kann können könnte könnten konnte kannst möchte möchten will wollen würde würden werden wird soll sollte muss müssen darf mag
    nicht kein keine keinen keiner ja nein doch mal bitte danke dank vielen hallo guten tag morgen abend moin servus grüß gott liebe sehr geehrte
    in im an am auf aus bei beim mit nach von vom zu zum zur für über unter um ob dass da dort hier dann denn weil bis ab seit während
    was wer wem wen welche etwas alles viel viele mehr man sich selbst eigentlich vielleicht gerne gern gut
    sagen mir frage fragen wissen weiss weiß bekommen bekomme nehmen machen gehen geht benutzen nutzen verwenden anbieten bieten bietet angeboten verfügbar vorhanden möglich
    heute jetzt einmal einfach noch entschuldigung hätte hätten wäre brauche brauchen benötigen benötige finden finde kommen kommt ihnen euer eure euren steht stehen existiert besteht`,
  fr: `le la les l un une des du de d et ou mais si que qu qui quoi dont ce cet cette ces c ca cela il elle ils elles on nous vous je j tu me m te t se s lui leur leurs mon ma mes notre nos votre vos son sa ses ton
    est sont etait etes suis sommes etre ai as a avons avez ont avoir avait y en au aux dans sur sous par pour avec sans chez vers entre depuis pendant
    pas ne n non oui aussi tres plus moins bien encore deja comme alors donc car
    peut peux pouvez pouvons pourrais pourriez pourrait puis veux voudrais voulons souhaite souhaiterais aimerais faut dois doit devons fait faire
    bonjour bonsoir salut merci svp plait s'il pardon excusez madame monsieur
    quel quelle quels quelles comment est-ce esque dire savoir demander question proposez propose proposent proposez-vous disponible disponibles possible existe avoir besoin trouver trouve trouvez
    j'ai auriez aurais serait seriez utiliser preter emprunter prendre aller mettre obtenir disposez dispose offrez`,
  it: `il lo la i gli le l qual qualcosa un uno una e ed o ma se che chi cui di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle dal dalla dai nel nello nella nei nelle sul sulla sui
    io tu lui lei noi voi loro mi ti si ci vi me te mio mia miei mie nostro nostra nostri vostro vostra vostri suo sua
    e' c'e c ce sono sei siamo siete era essere ho hai ha abbiamo avete hanno avere avete fa fare fate
    non no anche molto piu meno gia ancora cosi come dove quando
    posso possiamo puo potete potrei potremmo potrebbe vorrei vorremmo voglio devo dobbiamo bisogna serve servono
    ciao buongiorno buonasera salve grazie prego per favore scusi scusate gentilmente
    cosa quale quali sapere dire chiedere domanda disponibile disponibili possibile offrite offre trovare trova avrei bisogno esiste utilizzare usare prendere andare mettete dispone disponete proprio oggi domani`,
  es: `el la los las lo un una unos unas y e o u pero si que quien de del a al en con sin por para sobre entre desde hasta hacia
    yo tu usted ustedes el ella ellos nosotros me te se nos le les mi mis su sus nuestro nuestra nuestros tu tus vuestro
    es son era ser soy somos estar esta estan estoy estamos hay he ha has han haber tengo tiene tienen tenemos tener teneis hacer hace hacen
    no si tambien muy mas menos ya aun todavia asi como donde cuando
    puedo puede pueden podemos podria podrian podriamos quiero quisiera queria queremos gustaria debo debe debemos necesito necesitamos
    hola buenos buenas dias tardes noches gracias favor por disculpe perdon
    que cual cuales saber decir preguntar pregunta disponible disponibles posible ofrecen ofrece existe encontrar usar utilizar ir tomar algun alguna algo cuenta cuentan dispone disponen hoy manana`,
  pt: `o a os as um uma uns umas e ou mas se que quem de do da dos das a ao aos no na nos nas em com sem por para pelo pela sobre entre desde ate
    eu tu voce voces ele ela eles nos me te se lhe meu minha meus minhas seu sua seus nosso nossa vosso
    e sao era ser sou somos esta estao estou estar ha tem tenho temos ter tinha fazer faz fazem
    nao sim tambem muito mais menos ja ainda assim como onde quando
    posso pode podem podemos poderia poderiam quero queria queremos gostaria gostava devo deve preciso precisamos precisa
    ola oi bom boa dia tarde noite obrigado obrigada favor por desculpe
    qual quais saber dizer perguntar pergunta disponivel disponiveis possivel oferecem oferece existe encontrar usar utilizar ir algum alguma algo voces hoje amanha dispoe dispoem`,
  nl: `de het een en of maar als dan dat die dit deze er hier daar ik jij je u hij zij ze we wij jullie mij me ons onze mijn uw jouw hun haar zijn
    is zijn was waren ben bent heb hebt heeft hebben had hadden kan kunt kunnen kun kon zou zouden wil willen wilt moet moeten mag mogen zal zullen word wordt worden
    niet geen ja nee ook nog al heel erg wel graag even
    in op aan bij met voor van naar uit over onder om te tot door tussen tijdens zonder
    wat wie welke hoe waarom iets alles veel meer
    hallo hoi goedemorgen goedemiddag goedenavond dag dank bedankt alstublieft alsjeblieft sorry
    weten vragen vraag zeggen krijgen nemen gebruiken maken gaan komen vinden beschikbaar mogelijk aanwezig bieden biedt aanbieden nodig bestaat vandaag morgen doen`,
  ru: `и а но или что чтобы как так же ли бы не ни да нет в во на с со к ко у о об от до из за по для при без над под про между через после перед
    я ты он она оно мы вы они меня мне тебя вас вам нас нам его ее их мой моя мое мои наш наша наше ваш ваша ваше вашем вашей свой этот эта это эти тот та то те
    есть быть был была было были будет можно нужно надо могу можем может можете мог могли бы хочу хотим хотел хотела хотели хотелось
    здравствуйте привет добрый день вечер утро спасибо пожалуйста извините подскажите скажите
    какой какая какие кто чем ещё еще уже тоже также очень только вот там тут здесь если имеется имеются предоставляете предоставляется узнать спросить вопрос доступен доступна доступно предлагаете сегодня завтра получить взять сделать пользоваться воспользоваться найти ваши вами`,
  tr: `ve veya ya da de ama fakat ile icin gibi kadar bu su o ben sen biz siz onlar bana sana bize size benim bizim sizin senin beni sizi bizi
    mi mu mı mü midir var varmi yok degil evet hayir ne nasil hangi kim neden niye ise ki
    bir birsey bazi her cok daha en sadece ayrica acaba lutfen merhaba selam gunaydin iyi aksamlar gunler tesekkurler tesekkur ederim pardon
    misiniz musunuz misin olur olabilir mumkun olacak oldugu istiyorum istiyoruz isterim isterdim istiyordum edebilir alabilir ogrenebilir ogrenmek sormak soru soyler
    yapabilir yapilir yapiyor verir veriyor sunuyor mevcut kullanabilir kullanmak bulunuyor bulunur vermi gerekiyor lazim miyim miyiz bugun yarin almak gitmek`,
  ar: `في من على إلى الى عن مع هل ما ماذا كيف لماذا و أو او ثم لكن إذا اذا أن ان إن لا نعم لم لن قد كل أي اي هذا هذه ذلك تلك هناك هنا
    أنا انا أنت انت نحن هو هي هم لي لنا لك لكم لديكم لديك لدي لدينا عندكم عندك عندي يوجد توجد موجود متوفر متوفرة متاح متاحة متاحا يتوفر تتوفر
    يمكن يمكنني يمكننا ممكن أريد اريد نريد أود اود أحتاج نحتاج هل كان كانت يكون تكون
    مرحبا السلام عليكم أهلا صباح مساء الخير شكرا فضلك فضلكم لو سمحت سمحتم رجاء عذرا
    أعرف معرفة سؤال أسأل تقدمون تقدم تقدمونها توفرون توفر الحصول أحصل استخدام أستخدم اليوم غدا بعد قبل حول عند خلال`,
};

/** Characters of Chinese and Japanese grammar, and the words around a question. */
const IDEOGRAPH_LIST =
  `请问 请 吗 嗎 呢 吧 啊 的 了 是 有没有 有 没有 我 我们 你 你们 您 他 她 在 和 跟 与 或 可以 能 能不能 可不可以 想 要 需要 知道 告诉 一下 这 那 个 你好 您好 谢谢 麻烦 怎么 什么 吗 都 也 就 还 会 不 对 把 被 给 到 去 来 里 上 下 用 使用 提供 能否 是否 是不是 我想 问 贵 這 個 請問 嗎 沒有 我們 您們
   です ます か は が を に で と も の へ や から まで ください ありますか あります ありません いますか います できますか できる でしょうか しょうか ですか ますか たい いい よい 教えて おしえて すみません こんにちは お願い 願い して する した いる ある ない なに 何 私 私たち 欲しい ほしい 利用 使え 使う 使い もらえ いただけ くれ たく れます られ せん また そちら こちら この その お ご って ても では には とは など ね よ さん`.split(
    /\s+/,
  );

const byLanguage = new Map<string, ReadonlySet<string>>(
  Object.entries(LISTS).map(([language, list]) => [
    language,
    new Set(list.split(/\s+/).flatMap((word) => fold(word).split(/[^\p{L}\p{N}]+/u))),
  ]),
);

/** True for a word without a subject, in this language. */
export function isStopWord(word: string, language: string): boolean {
  return byLanguage.get(language)?.has(word) ?? false;
}

export function stopWordsOf(language: string): ReadonlySet<string> {
  return byLanguage.get(language) ?? new Set();
}

/** The languages in which a word is one of grammar or politeness. */
export function languagesOfStopWord(word: string): string[] {
  return [...byLanguage].filter(([, words]) => words.has(word)).map(([language]) => language);
}

const ideographStops = new RegExp(
  [...new Set(IDEOGRAPH_LIST.map(fold))]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .join("|"),
  "gu",
);

/** The pieces of a Chinese or Japanese run without its grammar. */
export function contentOfIdeographs(run: string): string[] {
  return run.replace(ideographStops, " ").split(" ").filter(Boolean);
}
