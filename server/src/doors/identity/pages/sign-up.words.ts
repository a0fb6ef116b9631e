import { words } from "../../../platform/words.ts";

export const signUpWords = words(
  {
    title: "Create your account",
    lead: "and let every guest get an answer",
    emailHint: "We send one e-mail to confirm your address.",
    create: "Create account",
    accept: "By continuing you accept the {terms} and the {privacy}.",
    terms: "terms",
    privacy: "privacy notice",
    haveAccount: "Have an account?",
    cannot: {
      title: "Nobody can create an account here yet",
      sentence:
        "This Bellhop cannot send e-mail, and an account needs a confirmed address. Whoever runs it can give it a mail server (SMTP_URL, see docs/operate.md).",
    },
    sent: {
      title: "Check your e-mail",
      sentence: "We have written to {email}. Follow the link in that e-mail within 24 hours.",
      nothing: "Nothing there? Look in the spam folder, or have it sent again.",
      again: "Send it again",
      sentAgain: "Sent again.",
      other: "Use another address",
    },
    unconfirmed: {
      title: "Confirm your e-mail first",
      sentence: "Your account is ready once you have followed the link that we sent to {email}.",
    },
    confirm: {
      title: "Confirm your e-mail",
      sentence: "{email} will be the address of your account.",
      password: "This is another browser than the one you signed up in: enter the password you chose.",
      button: "Confirm and sign in",
      notYou: "Not you? Then close this page: nothing happens.",
    },
  },
  {
    es: {
      title: "Cree su cuenta",
      lead: "y que cada huésped reciba respuesta",
      emailHint: "Enviamos un correo para confirmar su dirección.",
      create: "Crear cuenta",
      accept: "Al continuar acepta las {terms} y el {privacy}.",
      terms: "condiciones",
      privacy: "aviso de privacidad",
      haveAccount: "¿Tiene una cuenta?",
      cannot: {
        title: "Aquí todavía nadie puede crear una cuenta",
        sentence:
          "Este Bellhop no puede enviar correo, y una cuenta necesita una dirección confirmada. Quien lo administra puede darle un servidor de correo (SMTP_URL, véase docs/operate.md).",
      },
      sent: {
        title: "Mire su correo",
        sentence: "Hemos escrito a {email}. Siga el enlace de ese correo en 24 horas.",
        nothing: "¿No hay nada? Mire en el correo no deseado, o pida que se envíe otra vez.",
        again: "Enviarlo otra vez",
        sentAgain: "Enviado otra vez.",
        other: "Usar otra dirección",
      },
      unconfirmed: {
        title: "Confirme primero su correo",
        sentence: "Su cuenta estará lista cuando siga el enlace que enviamos a {email}.",
      },
      confirm: {
        title: "Confirme su correo",
        sentence: "{email} será la dirección de su cuenta.",
        password: "Este no es el navegador en el que se registró: introduzca la contraseña que eligió.",
        button: "Confirmar e iniciar sesión",
        notYou: "¿No ha sido usted? Cierre esta página: no ocurre nada.",
      },
    },
    fr: {
      title: "Créez votre compte",
      lead: "pour que chaque client ait une réponse",
      emailHint: "Nous envoyons un e-mail pour confirmer votre adresse.",
      create: "Créer le compte",
      accept: "En continuant, vous acceptez les {terms} et la {privacy}.",
      terms: "conditions",
      privacy: "politique de confidentialité",
      haveAccount: "Vous avez un compte ?",
      cannot: {
        title: "Personne ne peut encore créer de compte ici",
        sentence:
          "Ce Bellhop ne peut pas envoyer d’e-mails, et un compte demande une adresse confirmée. La personne qui l’exploite peut lui donner un serveur de messagerie (SMTP_URL, voir docs/operate.md).",
      },
      sent: {
        title: "Consultez vos e-mails",
        sentence: "Nous avons écrit à {email}. Suivez le lien de cet e-mail dans les 24 heures.",
        nothing: "Rien ? Regardez dans les indésirables, ou faites-le renvoyer.",
        again: "Renvoyer l’e-mail",
        sentAgain: "Renvoyé.",
        other: "Utiliser une autre adresse",
      },
      unconfirmed: {
        title: "Confirmez d’abord votre e-mail",
        sentence: "Votre compte sera prêt quand vous aurez suivi le lien envoyé à {email}.",
      },
      confirm: {
        title: "Confirmez votre e-mail",
        sentence: "{email} sera l’adresse de votre compte.",
        password: "Ce n’est pas le navigateur de votre inscription : saisissez le mot de passe choisi.",
        button: "Confirmer et se connecter",
        notYou: "Ce n’est pas vous ? Fermez cette page : rien ne se passe.",
      },
    },
    de: {
      title: "Konto anlegen",
      lead: "damit jeder Gast eine Antwort bekommt",
      emailHint: "Wir schicken eine E-Mail, um Ihre Adresse zu bestätigen.",
      create: "Konto anlegen",
      accept: "Wenn Sie fortfahren, stimmen Sie den {terms} zu und haben den {privacy} gelesen.",
      terms: "Bedingungen",
      privacy: "Datenschutzhinweis",
      haveAccount: "Sie haben ein Konto?",
      cannot: {
        title: "Hier kann noch niemand ein Konto anlegen",
        sentence:
          "Dieses Bellhop kann keine E-Mails senden, und ein Konto braucht eine bestätigte Adresse. Wer es betreibt, kann ihm einen Mailserver geben (SMTP_URL, siehe docs/operate.md).",
      },
      sent: {
        title: "Sehen Sie in Ihr Postfach",
        sentence:
          "Wir haben an {email} geschrieben. Folgen Sie dem Link in dieser E-Mail innerhalb von 24 Stunden.",
        nothing: "Nichts da? Sehen Sie im Spam-Ordner nach, oder lassen Sie sie noch einmal senden.",
        again: "Noch einmal senden",
        sentAgain: "Noch einmal gesendet.",
        other: "Andere Adresse verwenden",
      },
      unconfirmed: {
        title: "Bestätigen Sie zuerst Ihre E-Mail",
        sentence: "Ihr Konto ist fertig, sobald Sie dem Link folgen, den wir an {email} geschickt haben.",
      },
      confirm: {
        title: "E-Mail bestätigen",
        sentence: "{email} wird die Adresse Ihres Kontos.",
        password:
          "Das ist nicht der Browser, in dem Sie sich registriert haben: Geben Sie das gewählte Passwort ein.",
        button: "Bestätigen und anmelden",
        notYou: "Das waren nicht Sie? Schließen Sie diese Seite: Es geschieht nichts.",
      },
    },
    it: {
      title: "Crei il suo account",
      lead: "perché ogni ospite abbia una risposta",
      emailHint: "Inviamo un’e-mail per confermare il suo indirizzo.",
      create: "Crea account",
      accept: "Continuando accetta le {terms} e l’{privacy}.",
      terms: "condizioni",
      privacy: "informativa sulla privacy",
      haveAccount: "Ha un account?",
      cannot: {
        title: "Qui nessuno può ancora creare un account",
        sentence:
          "Questo Bellhop non può inviare e-mail, e un account richiede un indirizzo confermato. Chi lo gestisce può dargli un server di posta (SMTP_URL, vedere docs/operate.md).",
      },
      sent: {
        title: "Guardi la sua posta",
        sentence: "Abbiamo scritto a {email}. Segua il link in quell’e-mail entro 24 ore.",
        nothing: "Non c’è nulla? Guardi nello spam, oppure la faccia inviare di nuovo.",
        again: "Invia di nuovo",
        sentAgain: "Inviata di nuovo.",
        other: "Usa un altro indirizzo",
      },
      unconfirmed: {
        title: "Confermi prima la sua e-mail",
        sentence: "Il suo account è pronto quando avrà seguito il link inviato a {email}.",
      },
      confirm: {
        title: "Confermi la sua e-mail",
        sentence: "{email} sarà l’indirizzo del suo account.",
        password: "Questo non è il browser in cui si è registrato: inserisca la password scelta.",
        button: "Conferma e accedi",
        notYou: "Non è stato lei? Chiuda questa pagina: non succede nulla.",
      },
    },
    pt: {
      title: "Crie a sua conta",
      lead: "para que cada hóspede tenha resposta",
      emailHint: "Enviamos um e-mail para confirmar o seu endereço.",
      create: "Criar conta",
      accept: "Ao continuar, aceita os {terms} e o {privacy}.",
      terms: "termos",
      privacy: "aviso de privacidade",
      haveAccount: "Tem uma conta?",
      cannot: {
        title: "Aqui ainda ninguém pode criar uma conta",
        sentence:
          "Este Bellhop não consegue enviar e-mail, e uma conta precisa de um endereço confirmado. Quem o gere pode dar-lhe um servidor de correio (SMTP_URL, ver docs/operate.md).",
      },
      sent: {
        title: "Veja o seu e-mail",
        sentence: "Escrevemos para {email}. Siga o link desse e-mail dentro de 24 horas.",
        nothing: "Não há nada? Veja na pasta de spam, ou peça que seja enviado de novo.",
        again: "Enviar de novo",
        sentAgain: "Enviado de novo.",
        other: "Usar outro endereço",
      },
      unconfirmed: {
        title: "Confirme primeiro o seu e-mail",
        sentence: "A sua conta fica pronta quando seguir o link que enviámos para {email}.",
      },
      confirm: {
        title: "Confirme o seu e-mail",
        sentence: "{email} será o endereço da sua conta.",
        password: "Este não é o navegador em que se registou: introduza a palavra-passe que escolheu.",
        button: "Confirmar e iniciar sessão",
        notYou: "Não foi você? Feche esta página: nada acontece.",
      },
    },
    ar: {
      title: "أنشئ حسابك",
      lead: "ليحصل كل ضيف على جواب",
      emailHint: "نرسل رسالة واحدة لتأكيد عنوانك.",
      create: "إنشاء الحساب",
      accept: "بالمتابعة تقبل {terms} و{privacy}.",
      terms: "الشروط",
      privacy: "إشعار الخصوصية",
      haveAccount: "لديك حساب؟",
      cannot: {
        title: "لا يستطيع أحد إنشاء حساب هنا بعد",
        sentence:
          "لا يستطيع Bellhop هذا إرسال البريد، والحساب يحتاج إلى عنوان مؤكَّد. يستطيع من يشغّله أن يعطيه خادم بريد (SMTP_URL، انظر docs/operate.md).",
      },
      sent: {
        title: "تحقّق من بريدك",
        sentence: "كتبنا إلى {email}. افتح الرابط في تلك الرسالة خلال 24 ساعة.",
        nothing: "لم يصل شيء؟ انظر في مجلد الرسائل غير المرغوبة، أو اطلب إرسالها مرة أخرى.",
        again: "إرسالها مرة أخرى",
        sentAgain: "أُرسلت مرة أخرى.",
        other: "استخدام عنوان آخر",
      },
      unconfirmed: {
        title: "أكّد بريدك أولًا",
        sentence: "يصبح حسابك جاهزًا بعد أن تفتح الرابط الذي أرسلناه إلى {email}.",
      },
      confirm: {
        title: "أكّد بريدك الإلكتروني",
        sentence: "سيكون {email} عنوان حسابك.",
        password: "هذا متصفح غير الذي سجّلت فيه: اكتب كلمة المرور التي اخترتها.",
        button: "تأكيد وتسجيل الدخول",
        notYou: "لست أنت؟ أغلق هذه الصفحة: لن يحدث شيء.",
      },
    },
  },
);
