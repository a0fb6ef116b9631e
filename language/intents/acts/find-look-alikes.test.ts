import { expect, test } from "vitest";
import { reportsEmergency } from "./read-danger.ts";

test.each([
  ["en", "My phone battery is dead, could I charge it at reception?"],
  ["en", "The bread knife doesn't cut any more"],
  ["en", "I nearly had a heart attack when I saw the minibar prices"],
  ["en", "Tiny emergency haha: what's the wifi password?"],
  ["de", "Unser Handy ist tot, haben Sie ein Ladekabel?"],
  ["de", "Passt der Kinderwagen in den Aufzug?"],
  ["de", "Im Bad ist die Glühbirne durchgebrannt"],
  ["fr", "Notre ordinateur est mort, y a-t-il un poste libre ?"],
  ["fr", "Le gâteau au chocolat était une tuerie"],
  ["es", "Estamos en un atasco y llegamos tarde"],
  ["es", "Nos morimos de hambre, ¿sigue abierta la cocina?"],
  ["it", "Ci siamo scottati al sole, avete una crema?"],
  ["it", "Perdoni l'ora, se non può rispondere adesso fa lo stesso: c'è l'ascensore?"],
  ["pt", "Estou com uma constipação, onde compro remédios?"],
  ["nl", "De kinderen zijn doodop van het zwemmen"],
  ["ru", "Сосед сверху топает, и никто не реагирует"],
  ["tr", "Telefonum öldü, şarj aleti var mı?"],
  ["ar", "احترقت لمبة الممر"],
  ["zh", "手机死机了，有充电器吗？"],
  ["ja", "スマホの電池が切れました"],
])("%s: sounds like a danger, and is none: %s", (language, text) => {
  expect(reportsEmergency(text, language)).toBe(false);
});

test.each([
  ["en", "My phone is dead, please call an ambulance, my husband isn't breathing"],
  ["en", "He cut his finger off, do you have plasters? It is bleeding heavily"],
  ["en", "We are stuck in traffic outside and my father has chest pain"],
  ["en", "He says he will kill me if I leave the room"],
  ["de", "Der Akku vom Roller brennt im Flur"],
  ["de", "Kleiner Notfall: mein Mann atmet nicht mehr"],
  ["fr", "On s'est disputés et il m'a cassé le nez"],
  ["es", "Se cayó de la silla riéndose y no despierta"],
  ["it", "Piccola emergenza: mio marito è svenuto"],
  ["pt", "Ele diz que me mata se eu sair"],
  ["nl", "We hadden ruzie en hij heeft me geslagen"],
  ["ru", "Мы застряли в пробке у отеля, у жены отошли воды"],
  ["tr", "Tartıştık ve beni dövdü"],
  ["ar", "طفلي شرب مادة تنظيف"],
  ["zh", "烟雾报警器在响，走廊全是烟"],
  ["ja", "けんかして夫に殴られました"],
  ["en", "My son cut his finger off, we need plasters"],
  ["en", "It smells of bleach, my son drank it"],
  ["fr", "Il s'est coupé le doigt jusqu'à l'os, il faut un pansement"],
  ["es", "Se ha cortado el dedo entero, necesitamos tiritas"],
  ["pt", "O meu filho cortou o dedo fora, pensos?"],
  ["ar", "جرحت إصبعي والدم لا يتوقف، هل لديكم لاصق؟"],
  ["ru", "Авария на дороге перед отелем, человек в крови"],
  ["tr", "Babam yorgunluktan bayıldı, kalkmıyor"],
  ["nl", "Mijn telefoon is dood en er breekt iemand in"],
  ["tr", "Kocam gidersem beni öldürür"],
])("%s: a danger beside such words is one: %s", (language, text) => {
  expect(reportsEmergency(text, language)).toBe(true);
});
