/**
 * What the pages before the sign-in say in Spanish, by their English words. Loaded only where Spanish is spoken; the compiler refuses a
 * page that says something that is not here.
 */
export const SPANISH = {
  // The frame
  'Sign In': 'Entrar',
  'Sign Up': 'Crear cuenta',
  'There is a problem': 'Hay un problema',
  Show: 'Mostrar',
  '(optional)': '(opcional)',

  // Welcome
  'Errata: find and fix errors in your credit reports': 'Errata: encuentre y corrija errores en sus informes de crédito',
  'Find and fix errors in your credit reports': 'Encuentre y corrija errores en sus informes de crédito',
  'Errata finds errors in your credit reports, shows you where they are, and helps you get them fixed.':
    'Errata encuentra errores en sus informes de crédito, le muestra dónde están y le ayuda a corregirlos.',
  'Create an account': 'Crear una cuenta',
  'How it works': 'Cómo funciona',
  'Upload your credit report. A PDF from AnnualCreditReport.com works best, and it’s free.':
    'Suba su informe de crédito. Lo mejor es un PDF de AnnualCreditReport.com, y es gratis.',
  'We look for errors and show you where each one is on the page.':
    'Buscamos errores y le mostramos en qué lugar de la página está cada uno.',
  'You read and approve a letter for each error. We never send anything without you.':
    'Usted lee y aprueba una carta para cada error. Nunca enviamos nada sin usted.',
  'We count the bureau’s days and tell you what to do with its answer.':
    'Contamos los días que tiene la agencia de crédito y le decimos qué hacer con su respuesta.',
  'See the demo': 'Ver la demostración',
  'Try a demo account': 'Probar una cuenta de demostración',
  'How often our checks are right': 'Cuántas veces aciertan nuestras revisiones',
  'What it costs': 'Cuánto cuesta',
  'The plan is $39.00 a month, and you can cancel at any time. Where this site runs as a demo, the payment is simulated and nothing is charged. You can do all of this yourself for free.':
    'El plan cuesta $39.00 al mes y puede cancelarlo cuando quiera. Si este sitio funciona como demostración, el pago es simulado y no se cobra nada. Usted puede hacer todo esto por su cuenta y gratis.',
  'Who is behind it': 'Quiénes somos',
  'Errata is software, not a lawyer and not a bureau. It comes from the Errata project; whoever set up this site runs it and keeps its data. Your reports stay here, and we don’t sell anything about you.':
    'Errata es un programa; no es un abogado ni una agencia de crédito. Lo hace el proyecto Errata; quien instaló este sitio lo administra y guarda sus datos. Sus informes se quedan aquí y no vendemos nada sobre usted.',
  Privacy: 'Privacidad',
  Terms: 'Condiciones',
  Help: 'Ayuda',
  'Sign in': 'Entrar',

  // The case to try
  'Try it: find the error': 'Pruébelo: encuentre el error',
  'Made-up example': 'Ejemplo inventado',
  Account: 'Cuenta',
  'Date opened': 'Fecha de apertura',
  'Date closed': 'Fecha de cierre',
  Balance: 'Saldo',
  'June 15, 2021': '15 de junio de 2021',
  'February 10, 2020': '10 de febrero de 2020',
  '1 error found.': 'Encontramos 1 error.',
  'The account is shown as closed on February 10, 2020, before it was opened on June 15, 2021. Both dates can’t be right.':
    'La cuenta aparece cerrada el 10 de febrero de 2020, antes de abrirse el 15 de junio de 2021. Las dos fechas no pueden ser correctas.',
  'Letters to bureaus are written in English.': 'Las cartas a las agencias de crédito se escriben en inglés. Esta dice:',
  'My report lists SAMPLE AUTO FINANCE, account number 1234****, opened June 15, 2021 and closed February 10, 2020. An account cannot close before it opens. Please correct or delete it.':
    '«Mi informe muestra SAMPLE AUTO FINANCE, número de cuenta 1234****, abierta el 15 de junio de 2021 y cerrada el 10 de febrero de 2020. Una cuenta no puede cerrarse antes de abrirse. Por favor, corríjanla o elimínenla».',
  'Find the error': 'Encontrar el error',
  'Show what the letter says': 'Ver qué dice la carta',
  'Start over': 'Empezar de nuevo',

  // Privacy
  'What we keep, who can see it, and how you take it back.': 'Qué guardamos, quién puede verlo y cómo lo recupera.',
  'What we keep': 'Qué guardamos',
  'Your account, the reports you upload, what we find in them, your letters and your disputes. Each person’s reports and letters are locked with a key of their own.':
    'Su cuenta, los informes que sube, lo que encontramos en ellos, sus cartas y sus disputas. Los informes y las cartas de cada persona se guardan con una llave propia.',
  'We never ask for your password at a bureau. If you ask a bureau through us, your full Social Security number is used for that one request and not stored. Your letters state the last four digits only if you confirm them.':
    'Nunca le pedimos su contraseña de una agencia de crédito. Si usted pide un informe a través de nosotros, su número de Seguro Social completo se usa solo para ese pedido y no se guarda. Sus cartas muestran los últimos cuatro dígitos solo si usted los confirma.',
  'Who can see it': 'Quién puede verlo',
  'You, and the helpers you invite, for as long as you let them. We don’t sell anything about you, and there is no advertising here.':
    'Usted, y las personas que invite a ayudarle, mientras usted lo permita. No vendemos nada sobre usted y aquí no hay publicidad.',
  'A letter goes to the bureau or company you choose, after you approve it. Where a post office, a bank card service or a bureau service is connected, it gets only what that one job needs.':
    'Una carta va a la agencia o empresa que usted elija, después de que la apruebe. Si hay conectado un servicio de correo, de tarjetas o de informes, recibe solo lo que necesita para esa tarea.',
  'Where a language model is connected, names, numbers and addresses are replaced with placeholders before it sees anything. Settings shows which services are in use.':
    'Si hay conectado un modelo de lenguaje, los nombres, números y direcciones se sustituyen antes de que vea nada. En Configuración puede ver qué servicios se usan.',
  Cookies: 'Cookies',
  'One cookie keeps you signed in. Another one tells your browser from others, so that strangers can’t guess your password. Nothing tracks you.':
    'Una cookie mantiene su sesión abierta. Otra distingue su navegador de los demás, para que ningún extraño pueda adivinar su contraseña. Nada lo rastrea.',
  'Taking it back': 'Cómo recuperarlo',
  'In Settings you can download everything and erase your account. Erasing destroys your key, so what is left anywhere can’t be read. Where a paid plan was signed, the law makes us keep its contract for a time; the certificate says so.':
    'En Configuración puede descargar todo y borrar su cuenta. Al borrarla se destruye su llave, así que lo que quede en cualquier lugar no se puede leer. Si firmó un plan de pago, la ley nos obliga a guardar ese contrato por un tiempo; el certificado lo dice.',

  // Terms
  'The rules for using Errata, in plain words.': 'Las reglas para usar Errata, en palabras sencillas.',
  'What Errata is': 'Qué es Errata',
  'Errata is software. It is not a lawyer and gives no legal advice. You can dispute errors yourself for free, and everything Errata does you can do without it.':
    'Errata es un programa. No es un abogado y no da consejos legales. Usted puede disputar errores por su cuenta y gratis, y todo lo que hace Errata puede hacerlo sin él.',
  'Nobody can promise that an item comes off your report or that your score goes up. Every number of points here is an estimate.':
    'Nadie puede prometer que algo se quite de su informe ni que suba su puntaje. Todo número de puntos que vea aquí es un cálculo aproximado.',
  'What you agree to': 'A qué se compromete',
  'Upload only your own reports, or those of somebody who asked you to help. Approve a letter only if all of it is true. Don’t dispute what you know is right.':
    'Suba solo sus propios informes, o los de alguien que le pidió ayuda. Apruebe una carta solo si todo lo que dice es verdad. No dispute lo que sabe que es correcto.',
  'Practice cases are made up. They can’t be mailed as real.':
    'Los casos de práctica son inventados. No se pueden enviar como si fueran reales.',
  'The plan costs $39.00 a month. Where this site runs as a demo, that payment is simulated and nothing is charged; the payment page says so. Where real payments are on, you first get a list of your rights and a contract, you can cancel within three business days, and you pay after the work is done.':
    'El plan cuesta $39.00 al mes. Si este sitio funciona como demostración, ese pago es simulado y no se cobra nada; la página de pago lo dice. Si los pagos son reales, primero recibe una lista de sus derechos y un contrato, puede cancelar dentro de tres días hábiles y paga cuando el trabajo está hecho.',
  'Postage is extra. You see its price before you send anything. You can also print a letter and mail it yourself.':
    'El envío por correo se paga aparte. Verá el precio antes de enviar nada. También puede imprimir una carta y enviarla usted.',
  'Ending it': 'Cómo terminar',
  'You can cancel your plan and erase your account at any time in Settings.':
    'Puede cancelar su plan y borrar su cuenta en cualquier momento en Configuración.',
  'What happens to your data is on the [privacy page](/privacy).':
    'Lo que pasa con sus datos está en la [página de privacidad](/privacy).',

  // Help
  'The questions people ask first.': 'Lo que la gente pregunta primero.',
  'Where do I get my reports?': '¿Dónde consigo mis informes?',
  'At [AnnualCreditReport.com](https://www.annualcreditreport.com), for free, from all three bureaus. Save each one as a PDF, then upload it here.':
    'En [AnnualCreditReport.com](https://www.annualcreditreport.com), gratis, de las tres agencias de crédito. Guarde cada uno como PDF y súbalo aquí.',
  'Will a dispute hurt my score?': '¿Una disputa baja mi puntaje?',
  'No. Filing a dispute does not lower a score. A correction can raise it, and sometimes lower it; we say so before you write.':
    'No. Presentar una disputa no baja el puntaje. Una corrección puede subirlo y a veces bajarlo; se lo decimos antes de que escriba.',
  'How long does it take?': '¿Cuánto tarda?',
  'A bureau has 30 days from the day it gets your letter, and 45 in a few cases. Errata counts the days and reminds you.':
    'Una agencia tiene 30 días desde que recibe su carta, y 45 en algunos casos. Errata cuenta los días y le avisa.',
  'Somebody used my name. What now?': 'Alguien usó mi nombre. ¿Qué hago?',
  'Freeze your credit at all three bureaus, and report it at [IdentityTheft.gov](https://www.identitytheft.gov). Both are free. Errata can then write the letters that block those accounts.':
    'Congele su crédito en las tres agencias y denúncielo en [RobodeIdentidad.gov](https://www.robodeidentidad.gov). Las dos cosas son gratis. Después, Errata puede escribir las cartas que bloquean esas cuentas.',
  'The bureau won’t fix it': 'La agencia no lo corrige',
  'You can ask how it was verified, and complain to the [Consumer Financial Protection Bureau](https://www.consumerfinance.gov/complaint/). Errata prepares both when their time has come.':
    'Puede preguntar cómo lo verificaron y presentar una queja ante la [Oficina para la Protección Financiera del Consumidor](https://www.consumerfinance.gov/es/enviar-una-queja/). Errata prepara las dos cosas cuando llega el momento.',
  'More answers': 'Más respuestas',
  'Signed in, press “Ask Errata” on any page, or read the [articles](/education). How often our checks are right is on the [rules page](/rules).':
    'Con su sesión abierta, pulse «Ask Errata» en cualquier página o lea los [artículos](/education), que están en inglés. Cuántas veces aciertan nuestras revisiones está en la [página de reglas](/rules).',

  // Sign-in
  'New here?': '¿Es su primera vez aquí?',
  'or see what Errata does': 'o vea qué hace Errata',
  'Email or username': 'Correo electrónico o nombre de usuario',
  Password: 'Contraseña',
  'Remember my email': 'Recordar mi correo',
  'Don’t keep anything here': 'No guardar nada aquí',
  'For a shared computer, like at a library. We’ll sign you out after 30 minutes without use.':
    'Para una computadora compartida, como la de una biblioteca. Cerraremos su sesión tras 30 minutos sin uso.',
  'Forgot your password?': '¿Olvidó su contraseña?',
  'Use a passkey': 'Usar una llave de acceso',
  'Login Successful!': '¡Ya entró!',
  'Welcome back, {name}.': 'Le damos la bienvenida de nuevo, {name}.',
  'Login Failed': 'No pudo entrar',
  'Please check your email and password.': 'Revise su correo y su contraseña.',

  // Registration
  'Create your account': 'Cree su cuenta',
  'Already have one?': '¿Ya tiene una?',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  Email: 'Correo electrónico',
  Username: 'Nombre de usuario',
  'At least 3 characters: lowercase letters, digits and underscore.':
    'Al menos 3 caracteres: letras minúsculas, números y guion bajo.',
  'At least 8 characters, with uppercase, lowercase, and a number.':
    'Al menos 8 caracteres, con mayúsculas, minúsculas y un número.',
  'Confirm password': 'Repita la contraseña',
  Phone: 'Teléfono',
  'For example (555) 123-4567': 'Por ejemplo (555) 123-4567',
  'Create account': 'Crear cuenta',
  'Errata is software, not a lawyer. You can do all of this yourself for free.':
    'Errata es un programa, no un abogado. Todo lo que hace también puede hacerlo usted, gratis.',
  'Registration Failed': 'No se pudo crear la cuenta',
  'Please check your information and try again.': 'Revise sus datos e inténtelo de nuevo.',
  'If the connection was lost, your account may already exist: try to sign in.':
    'Si se perdió la conexión, es posible que su cuenta ya exista: intente entrar.',
  'Your password is easy to guess': 'Su contraseña es fácil de adivinar',

  // A forgotten password
  'Enter the email address of your account. We’ll email you a link to reset your password.':
    'Escriba el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
  'Send reset link': 'Enviar el enlace',
  'Back to Login': 'Volver a entrar',
  'Check your email': 'Revise su correo',
  'You asked for a reset link for': 'Pidió un enlace para la cuenta',
  'The link works once, for one hour. No message? Check that this is the address you registered with, then look in your spam folder.':
    'El enlace sirve una vez, durante una hora. ¿No llegó el mensaje? Compruebe que esta es la dirección con la que se registró y mire en la carpeta de correo no deseado.',
  'Try Different Email': 'Probar con otro correo',
  'Failed to send reset email. Please try again.': 'No se pudo enviar el correo. Inténtelo de nuevo.',
  Error: 'Error',

  // What the forms and the server say
  'Email is required': 'Escriba su correo electrónico',
  'Please enter a valid email address': 'Escriba un correo electrónico válido',
  'Username is required': 'Escriba un nombre de usuario',
  'Username must be at most 40 characters': 'El nombre de usuario puede tener como máximo 40 caracteres',
  'Username must be at least 3 characters': 'El nombre de usuario debe tener al menos 3 caracteres',
  'Username may contain only letters, digits and underscore':
    'El nombre de usuario puede tener solo letras, números y guion bajo',
  'Email or username is required': 'Escriba su correo o su nombre de usuario',
  'Password is required': 'Escriba la contraseña',
  'Password must be at least 8 characters': 'La contraseña debe tener al menos 8 caracteres',
  'Password must be at least 8 characters long': 'La contraseña debe tener al menos 8 caracteres',
  'Password must be at most 200 characters': 'La contraseña puede tener como máximo 200 caracteres',
  'Password must contain uppercase, lowercase, and number': 'La contraseña debe tener mayúsculas, minúsculas y un número',
  'Password must contain at least one uppercase letter, one lowercase letter, and one number':
    'La contraseña debe tener al menos una mayúscula, una minúscula y un número',
  'Please confirm your password': 'Repita su contraseña',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'First name is required': 'Escriba su nombre',
  'Last name is required': 'Escriba su apellido',
  'Phone must be in format: (555) 123-4567': 'El teléfono debe tener este formato: (555) 123-4567',
  'Invalid email, username or password': 'El correo, el nombre de usuario o la contraseña no son correctos',
  'An account with this email already exists': 'Ya hay una cuenta con este correo',
  'This username is already taken': 'Ese nombre de usuario ya está en uso',
  'If an account has this email address, a message with a link to choose a new password is on its way.':
    'Si hay una cuenta con este correo, va en camino un mensaje con un enlace para elegir una contraseña nueva.',
  'If an account has this email address, a message with a link to choose a new password is on its way. This installation has no mail server yet: look for the message in the outbox folder of its data.':
    'Si hay una cuenta con este correo, va en camino un mensaje con un enlace para elegir una contraseña nueva. Esta instalación aún no tiene servidor de correo: busque el mensaje en la carpeta outbox de sus datos.',
} as const satisfies Readonly<Record<string, string>>
