import { foldedName } from "./fold.ts";

const words = (text: string): ReadonlySet<string> => new Set(foldedName(text).split(" "));

/** Before a name. */
export const titles =
  words(`mr mrs ms miss mx dr prof professor rev herr frau familie family famille famiglia familia
  sr sra srta senor senora monsieur madame mademoiselle mme mlle sig signor signora dott mevrouw mevr dhr bayan`);

/** After a name: generations, titles, and how booking systems mark passengers. */
export const endings =
  words(`jr sr junior senior ii iii iv mr mrs ms miss mstr chd inf dr prof phd md esq mba msc
  さん 様 さま 氏 先生 女士 小姐 씨 님`);

/** Belong to the surname that follows them. */
export const particles =
  words(`van von vom der den des de del della delle dello degli dei di da das do dos du la le les los
  las el al bin bint ibn ben abu ter ten te zu zum zur af av y e und st san santa ó o mac mc`);

/** Between the names of two people. */
export const betweenPeople = /\s(?:&|\+|and|und|et|en|и)\s|[;&+]/iu;

/** Vietnamese and Hungarian family names. They stand first: a name that begins with one is not read by its last word. */
export const alwaysFirst = words(`nguyen tran pham hoang phan vu vo dang bui ngo duong huynh truong
  nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz lakatos meszaros olah szilagyi
  torok feher gulyas kocsis pinter`);

/** Chinese and Korean family names. They stand first if what follows is a Chinese or Korean given name. */
export const firstBeforeSyllables =
  words(`wang zhang liu chen yang huang zhao zhou xu zhu guo gao luo zheng liang xie tang
  feng deng cao peng zeng xiao tian pan yuan cai jiang yu du ye cheng su lu ding ren shen yao cui zhong tan wong chan lam leung
  cheung ng lau chow park choi cho kang yoon yun jang lim oh seo shin kwon hwang ahn yoo moon li wu hu he wei sun ma jin xue
  fang zou qin hou qian shi bai`);

/** The same, but they are given names elsewhere. */
export const familyOrGiven = words("kim lee lin han song jung le do ho ly dong an min hong");

/** A given name of Chinese or Korean syllables. */
const pinyin =
  "(?:zh|ch|sh|[bpmfdtnlgkhjqxzcsryw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ao|an|ei|en|ia|ie|in|iu|ou|ua|ue|ui|un|uo|a|e|i|o|u|er)";
const korean =
  "min|jun|joon|ji|sung|seong|hyun|hyeon|woo|jin|ho|young|yeong|soo|su|hee|hye|kyung|gyeong|eun|seo|yeon|yun|jae|tae|dong|chul|hwan|hoon|seok|suk|sook|mi|na|ra|bin|won|ki|gi|ah|ha|yoon|kwang|byung|sang|jong|chan|in|kyu|rim|sun";
export const isEastAsianGivenName = (word: string): boolean =>
  new RegExp(`^(?:(?:${pinyin}){1,3}|(?:${korean}){1,2})$`).test(word);

/** Family names of Spanish and Portuguese speakers, who have two: of both parents. Not those that are given names too. */
export const ofBothParents =
  words(`garcia lopez gonzalez rodriguez fernandez martinez sanchez perez gomez jimenez ruiz
  hernandez diaz moreno munoz alvarez romero gutierrez navarro torres dominguez vazquez ramos gil ramirez serrano molina morales
  suarez ortega delgado castro ortiz rubio nunez medina castillo cortes garrido guerrero cano prieto mendez cruz calvo gallego
  herrera vega flores rojas vargas reyes aguilar mendoza silva santos oliveira souza sousa pereira lima carvalho ferreira ribeiro
  almeida costa gomes martins araujo barbosa rocha cardoso correia teixeira fonseca lopes marques pinto soares vieira mendes nunes
  cardona salazar valencia restrepo quispe chavez contreras sepulveda espinoza fuentes carrasco`);

/** Common given names: a name that ends with one, and does not begin with one, may have its family name first. */
export const givenNames =
  words(`anna ana anne ann maria marie mary marta martha elena helena helen laura julia giulia giulio
  julie sara sarah sofia sophie sophia emma emily lisa lena eva katharina katarzyna caroline carolin claudia christina cristina
  kristina barbara monika monica sandra sabine susanne ursula petra nicole stefanie stephanie michelle jessica jennifer lucy lucia
  alice charlotte hannah johanna ingrid karin astrid isabel isabelle isabella teresa theresa carmen rosa francesca chiara paola
  giovanna valentina alessandra federica elisa marina natalia natasha olga irina tatiana svetlana ekaterina anastasia daria
  fatma ayse emine zeynep elif aisha fatima amina zsofia katalin eszter erzsebet
  peter pedro pierre paul pablo paolo john juan jean jan johann johannes hans thomas tomas michael miguel michel michele
  andreas andrew andrea andre alexander alessandro aleksandr alexandre stefan stephan steven stefano christian christopher
  cristian daniel david jose josef joseph giuseppe luis luigi louis ludwig carlos carlo charles karl marco mark markus marc
  antonio anthony anton antoine francesco francisco francois frank franz fernando giovanni matteo matthias matthew lorenzo luca
  lukas lucas leonardo simone sebastian tobias philipp philip philippe robert roberto richard ricardo riccardo rafael raffaele
  george georg giorgio jorge jürgen jurgen wolfgang heinz klaus dieter uwe jens lars erik eric henrik magnus olaf nils
  ivan igor sergei sergey dmitri dmitry vladimir nikolai mikhail oleg mehmet mustafa ahmet ahmed ali hasan hassan hussein omar
  mohammed mohamed muhammad ibrahim yusuf istvan laszlo janos jozsef sandor ferenc zoltan gabor
  elizabeth margaret patricia linda susan karen nancy james william edward henry kevin brian ryan jason oliver noah
  иван анна мария елена ольга наталья ирина татьяна светлана екатерина анастасия дарья александр сергей дмитрий андреи
  алексеи владимир николаи михаил олег игорь виктор павел`);

/** Family names of two characters; others have one in Chinese and Korean names. */
export const twoCharacterFamilyNames = [
  ..."欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 东方 東方 慕容 皇甫 尉迟 公孙 长孙 夏侯 端木 令狐 宇文 남궁 황보 제갈 선우 독고 사공".split(
    " ",
  ),
];

export const isPatronymic = (word: string): boolean =>
  /^.{2,}(ович|евич|овна|евна|ична|ovich|evich|ovna|evna)$/u.test(word);

export const isRussianFamilyName = (word: string): boolean =>
  /^.{2,}(ов|ев|ова|ева|скии|ская|енко)$/u.test(word);
