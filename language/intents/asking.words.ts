export const askingWords = [
  "do you, do they, does, is there, is it, is the, are there, are the, are you, can i, can we, can you, could i, could we, could you, may i, may we, will there, will you, would it, would you, should i, have you, has the, what, when, where, which, who, how, why, any chance, i need, we need, i want, we want, i d like, we d like, i would like, we would like, i am looking for, we are looking for, please, wondering, want to know, like to know",
  "hay, tienen, tiene, teneis, puedo, podemos, se puede, puede, pueden, podria, podrian, aceptan, ofrecen, que, cual, cuales, donde, cuando, como, cuanto, cuantos, quiero, queremos, quisiera, quisieramos, necesito, necesitamos, me gustaria",
  "y a t il, avez vous, est ce, peut on, puis je, pouvez vous, pourriez vous, pouvons nous, quel, quelle, quels, quelles, quand, comment, combien, proposez vous, acceptez vous, je voudrais, nous voudrions, j ai besoin, il me faut, il nous faut, j aimerais, nous aimerions, a quelle",
  "gibt es, haben sie, habt ihr, hat das, kann ich, kann man, konnen wir, konnen sie, konnten wir, konnten sie, konnte ich, darf ich, darf man, durfen wir, ist das, ist es, ist der, ist die, sind die, wann, wo, wie, was, welche, welcher, welches, wer, bieten sie, brauche, brauchen, mochte, mochten, hatte gern, hatten gern, wurde gern",
  "c e, ci sono, avete, posso, possiamo, si puo, potete, potrei, potremmo, potreste, quando, dove, come, quanto, quanti, quale, quali, che ora, accettate, offrite, vorrei, vorremmo, ho bisogno, mi serve, ci serve, serve",
  "ha, tem, tem um, posso, podemos, pode, podem, poderia, qual, quais, onde, quando, como, quanto, quantos, aceitam, oferecem, quero, queremos, preciso, precisamos, gostaria, gostavamos, que horas",
  "is er, zijn er, heeft u, hebben jullie, heb je, hebt u, kan ik, kunnen we, kan je, kunt u, kunnen jullie, mag ik, mag je, mogen we, mag mijn, wat, waar, wanneer, hoe, welke, wie, ik wil, we willen, ik heb, nodig, graag",
  "var mi, mi, mu, misiniz, musunuz, miyim, miyiz, nerede, kac, kacta, ne zaman, ne kadar, nasil, hangi, nedir, istiyorum, istiyoruz, lazim, ihtiyacim",
  "есть ли, есть, можно ли, можно, где, когда, как, какой, какая, какие, какое, сколько, во сколько, что, кто, ли, хочу, хотим, нужно, нужен, нужна, хотел бы, хотела бы, могу ли, могу",
  "هل, متي, اين, كم, كيف, ما هو, ما هي, ماذا, من, اريد, نريد, احتاج, نحتاج, اود, ممكن",
  "吗, 呢, 嗎, 几点, 多少, 哪, 什么, 怎么, 有没有, 可以, 能不能, 能否, 是否, 想, 需要, 请问, 請問, 什麼",
  "ますか, ですか, でしょうか, ませんか, どこ, いつ, いくら, 何時, ください, 下さい, お願い, ほしい, 欲しい, たいです, たいの, どう, どの",
];
