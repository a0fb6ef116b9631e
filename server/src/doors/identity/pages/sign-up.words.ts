import { words } from "../../../platform/words.ts";

export const signUpWords = words(
  {
    title: "Create your account",
    lead: "Free to try, no card",
    emailHint: "We send one e-mail to confirm your address.",
    create: "Create account",
    accept: "By continuing you accept the {terms} and the {privacy}.",
    terms: "terms",
    privacy: "privacy notice",
    haveAccount: "Have an account?",
    cannot: {
      title: "You can't create an account here yet",
      sentence:
        "Sign-up needs e-mail, and it is not set up here. Ask your administrator to set SMTP_URL (see docs/operate.md).",
    },
    sent: {
      title: "Check your e-mail",
      sentence: "We sent an e-mail to {email}. Open its link within 24 hours.",
      nothing: "No e-mail? Check your spam folder, or send it again.",
      again: "Send it again",
      sentAgain: "E-mail sent again.",
      other: "Use another address",
    },
    unconfirmed: {
      title: "Confirm your e-mail first",
      sentence: "Open the link we sent to {email} to finish your account.",
    },
    confirm: {
      title: "Confirm your e-mail",
      sentence: "You will sign in with {email}.",
      password: "You signed up in another browser. Enter the password you chose.",
      button: "Confirm and sign in",
      notYou: "Not you? Close this page. Nothing will change.",
    },
  },
  {
    es: {
      title: "Cree su cuenta",
      lead: "Prueba gratuita, sin tarjeta",
      emailHint: "Enviamos un correo para confirmar su dirección.",
      create: "Crear cuenta",
      accept: "Al continuar acepta las {terms} y el {privacy}.",
      terms: "condiciones",
      privacy: "aviso de privacidad",
      haveAccount: "¿Tiene una cuenta?",
      cannot: {
        title: "Aquí todavía no se puede crear una cuenta",
        sentence:
          "El registro necesita correo, y aquí no está configurado. Pida a su administrador que defina SMTP_URL (véase docs/operate.md).",
      },
      sent: {
        title: "Mire su correo",
        sentence: "Hemos enviado un correo a {email}. Abra el enlace en 24 horas.",
        nothing: "¿No hay nada? Mire en el correo no deseado, o pida que se envíe otra vez.",
        again: "Enviarlo otra vez",
        sentAgain: "Enviado otra vez.",
        other: "Usar otra dirección",
      },
      unconfirmed: {
        title: "Confirme primero su correo",
        sentence: "Abra el enlace que enviamos a {email} para terminar su cuenta.",
      },
      confirm: {
        title: "Confirme su correo",
        sentence: "Iniciará sesión con {email}.",
        password: "Se registró en otro navegador. Introduzca la contraseña que eligió.",
        button: "Confirmar e iniciar sesión",
        notYou: "¿No ha sido usted? Cierre esta página. No cambiará nada.",
      },
    },
    fr: {
      title: "Créez votre compte",
      lead: "Essai gratuit, sans carte",
      emailHint: "Nous envoyons un e-mail pour confirmer votre adresse.",
      create: "Créer le compte",
      accept: "En continuant, vous acceptez les {terms} et la {privacy}.",
      terms: "conditions",
      privacy: "politique de confidentialité",
      haveAccount: "Vous avez un compte ?",
      cannot: {
        title: "Vous ne pouvez pas encore créer de compte ici",
        sentence:
          "L’inscription nécessite l’e-mail, qui n’est pas configuré ici. Demandez à votre administrateur de définir SMTP_URL (voir docs/operate.md).",
      },
      sent: {
        title: "Consultez vos e-mails",
        sentence: "Nous avons envoyé un e-mail à {email}. Ouvrez son lien dans les 24 heures.",
        nothing: "Rien ? Regardez dans les indésirables, ou faites-le renvoyer.",
        again: "Renvoyer l’e-mail",
        sentAgain: "Renvoyé.",
        other: "Utiliser une autre adresse",
      },
      unconfirmed: {
        title: "Confirmez d’abord votre e-mail",
        sentence: "Ouvrez le lien envoyé à {email} pour terminer votre compte.",
      },
      confirm: {
        title: "Confirmez votre e-mail",
        sentence: "Vous vous connecterez avec {email}.",
        password: "Vous vous êtes inscrit dans un autre navigateur. Saisissez le mot de passe choisi.",
        button: "Confirmer et se connecter",
        notYou: "Ce n’est pas vous ? Fermez cette page. Rien ne changera.",
      },
    },
    de: {
      title: "Konto anlegen",
      lead: "Kostenlos testen, ohne Karte",
      emailHint: "Wir schicken eine E-Mail, um Ihre Adresse zu bestätigen.",
      create: "Konto anlegen",
      accept: "Wenn Sie fortfahren, stimmen Sie den {terms} zu und haben den {privacy} gelesen.",
      terms: "Nutzungsbedingungen",
      privacy: "Datenschutzhinweis",
      haveAccount: "Sie haben ein Konto?",
      cannot: {
        title: "Hier können Sie noch kein Konto anlegen",
        sentence:
          "Für die Registrierung muss der E-Mail-Versand eingerichtet sein. Bitten Sie Ihren Administrator, SMTP_URL zu setzen (siehe docs/operate.md).",
      },
      sent: {
        title: "Sehen Sie in Ihr Postfach",
        sentence:
          "Wir haben eine E-Mail an {email} geschickt. Öffnen Sie den Link darin innerhalb von 24 Stunden.",
        nothing: "Keine E-Mail? Sehen Sie im Spam-Ordner nach, oder senden Sie sie noch einmal.",
        again: "Erneut senden",
        sentAgain: "Erneut gesendet.",
        other: "Andere Adresse verwenden",
      },
      unconfirmed: {
        title: "Bestätigen Sie zuerst Ihre E-Mail",
        sentence:
          "Öffnen Sie den Link, den wir an {email} geschickt haben, um Ihre Registrierung abzuschließen.",
      },
      confirm: {
        title: "E-Mail bestätigen",
        sentence: "Sie melden sich künftig mit {email} an.",
        password: "Sie haben sich in einem anderen Browser registriert. Geben Sie das gewählte Passwort ein.",
        button: "Bestätigen und anmelden",
        notYou: "Das waren nicht Sie? Schließen Sie diese Seite. Es ändert sich nichts.",
      },
    },
    it: {
      title: "Crei il suo account",
      lead: "Prova gratuita, senza carta",
      emailHint: "Inviamo un’e-mail per confermare il suo indirizzo.",
      create: "Crea account",
      accept: "Continuando accetta le {terms} e l’{privacy}.",
      terms: "condizioni",
      privacy: "informativa sulla privacy",
      haveAccount: "Ha un account?",
      cannot: {
        title: "Qui non può ancora creare un account",
        sentence:
          "La registrazione richiede l’e-mail, che qui non è configurata. Chieda al suo amministratore di impostare SMTP_URL (vedere docs/operate.md).",
      },
      sent: {
        title: "Guardi la sua posta",
        sentence: "Abbiamo inviato un’e-mail a {email}. Apra il link entro 24 ore.",
        nothing: "Non c’è nulla? Guardi nello spam, oppure la faccia inviare di nuovo.",
        again: "Invia di nuovo",
        sentAgain: "Inviata di nuovo.",
        other: "Usa un altro indirizzo",
      },
      unconfirmed: {
        title: "Confermi prima la sua e-mail",
        sentence: "Apra il link inviato a {email} per completare il suo account.",
      },
      confirm: {
        title: "Confermi la sua e-mail",
        sentence: "Accederà con {email}.",
        password: "Si è registrato in un altro browser. Inserisca la password scelta.",
        button: "Conferma e accedi",
        notYou: "Non è stato lei? Chiuda questa pagina. Non cambierà nulla.",
      },
    },
    pt: {
      title: "Crie a sua conta",
      lead: "Experimente grátis, sem cartão",
      emailHint: "Enviamos um e-mail para confirmar o seu endereço.",
      create: "Criar conta",
      accept: "Ao continuar, aceita os {terms} e o {privacy}.",
      terms: "termos",
      privacy: "aviso de privacidade",
      haveAccount: "Tem uma conta?",
      cannot: {
        title: "Aqui ainda não pode criar uma conta",
        sentence:
          "O registo precisa de e-mail, que aqui não está configurado. Peça ao seu administrador que defina SMTP_URL (ver docs/operate.md).",
      },
      sent: {
        title: "Veja o seu e-mail",
        sentence: "Enviámos um e-mail para {email}. Abra o link dentro de 24 horas.",
        nothing: "Não há nada? Veja na pasta de spam, ou peça que seja enviado de novo.",
        again: "Enviar de novo",
        sentAgain: "Enviado de novo.",
        other: "Usar outro endereço",
      },
      unconfirmed: {
        title: "Confirme primeiro o seu e-mail",
        sentence: "Abra o link que enviámos para {email} para concluir a sua conta.",
      },
      confirm: {
        title: "Confirme o seu e-mail",
        sentence: "Vai iniciar sessão com {email}.",
        password: "Registou-se noutro navegador. Introduza a palavra-passe que escolheu.",
        button: "Confirmar e iniciar sessão",
        notYou: "Não foi você? Feche esta página. Nada mudará.",
      },
    },
    ar: {
      title: "أنشئ حسابك",
      lead: "تجربة مجانية دون بطاقة",
      emailHint: "نرسل رسالة واحدة لتأكيد عنوانك.",
      create: "إنشاء الحساب",
      accept: "بالمتابعة تقبل {terms} و{privacy}.",
      terms: "الشروط",
      privacy: "إشعار الخصوصية",
      haveAccount: "لديك حساب؟",
      cannot: {
        title: "لا يمكنك إنشاء حساب هنا بعد",
        sentence:
          "التسجيل يحتاج إلى البريد، وهو غير مُعدّ هنا. اطلب من المسؤول ضبط SMTP_URL (انظر docs/operate.md).",
      },
      sent: {
        title: "تحقّق من بريدك",
        sentence: "أرسلنا رسالة إلى {email}. افتح الرابط فيها خلال 24 ساعة.",
        nothing: "لم يصل شيء؟ انظر في مجلد الرسائل غير المرغوبة، أو اطلب إرسالها مرة أخرى.",
        again: "إرسالها مرة أخرى",
        sentAgain: "أُرسلت مرة أخرى.",
        other: "استخدام عنوان آخر",
      },
      unconfirmed: {
        title: "أكّد بريدك أولًا",
        sentence: "افتح الرابط الذي أرسلناه إلى {email} لإكمال حسابك.",
      },
      confirm: {
        title: "أكّد بريدك الإلكتروني",
        sentence: "ستسجّل الدخول باستخدام {email}.",
        password: "سجّلت في متصفح آخر. اكتب كلمة المرور التي اخترتها.",
        button: "تأكيد وتسجيل الدخول",
        notYou: "لست أنت؟ أغلق هذه الصفحة. لن يتغيّر شيء.",
      },
    },
  },
);
