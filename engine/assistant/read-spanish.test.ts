import { describe, expect, it } from 'vitest'
import { answerQuestion } from '#engine/assistant/answer-question.ts'
import type { MemberFile } from '#engine/assistant/member-file.ts'
import { isSpanish } from '#engine/assistant/read-spanish.ts'
import { EMPTY_FILE, FULL_FILE } from '#engine/testing/example-member-file.ts'

/** Questions in Spanish, written down before they were understood, each next to one that asks the same in English. */
const ASKED: readonly (readonly [spanish: string, english: string])[] = [
  ['Soy víctima de robo de identidad, ¿qué hago primero?', 'I am a victim of identity theft, what first?'],
  ['¿A dónde mando la disputa a TransUnion?', 'Where do I mail a dispute to TransUnion?'],
  ['¿cuál es la dirección de Equifax para disputas?', 'equifax mailing address for disputes'],
  ['¿Cuál disputa mando primero?', 'Which dispute should I send first?'],
  ['¿en qué orden disputo los errores?', 'in what order do I dispute the errors?'],
  ['me negaron un crédito por mi reporte', 'I was denied credit because of my report'],
  ['Me demandaron por una deuda, ¿qué hago?', 'I am being sued for a debt, what do I do?'],
  ['Mi archivo está mezclado con el de otra persona', "My file is mixed with somebody else's"],
  ['un cobrador no deja de llamarme', 'a collector keeps calling me'],
  ['¿Cuánto tiempo se queda una cuenta en colección en mi reporte?', 'How long does a collection stay on my report?'],
  ['tengo una cuenta médica en colección', 'I have a medical bill in collections'],
  ['mis préstamos estudiantiles salen atrasados', 'my student loans show late'],
  ['¿Si disputo me baja el puntaje?', 'Will disputing hurt my score?'],
  ['¿cómo congelo mi crédito?', 'how do I freeze my credit?'],
  ['me ofrecieron un CPN, ¿es legal?', 'I was offered a CPN, is it legal?'],
  ['¿debo aceptar un arreglo por menos de lo que debo?', 'Should I settle for less than I owe?'],
  ['la deuda ya es muy vieja, ¿todavía me pueden cobrar?', 'the debt is very old, can they still collect?'],
  ['¿Cómo pido mi reporte gratis?', 'How do I get my free report?'],
  ['no reconozco esta cuenta', "I don't recognize this account"],
  ['¿qué pasa si el buró no contesta en 30 días?', 'what if the bureau does not answer in 30 days?'],
  [
    '¿puedo pedirle al banco que quite un pago atrasado por buena voluntad?',
    'can I ask the bank to remove a late payment as goodwill?',
  ],
  ['pagué la colección y sigue apareciendo', 'why does a paid collection stay on my report'],
  ['el reporte dice que estoy muerto', 'the report says I am deceased'],
  ['¿cuánto cuesta esto?', 'how much does this cost?'],
  ['¿qué debo hacer ahora?', 'what should I do now?'],
  ['¿Qué errores encontraron en mi reporte?', 'What errors did you find in my report?'],
  ['¿cómo van mis disputas?', 'how are my disputes going?'],
  ['¿cuándo vence el plazo?', 'when is the deadline?'],
  ['mi ex esposo no paga la tarjeta que tenemos juntos', 'my ex husband does not pay the card we have together'],
  ['¿qué es un 1099-C?', 'what is a 1099-C?'],
  ['me obligaron a sacar un préstamo a la fuerza', 'I was forced to take out a loan'],
  ['borraron la cuenta y volvió a salir', 'they deleted the account and it came back'],
  ['dicen que mi disputa es frívola', 'they say my dispute is frivolous'],
  ['¿cómo subo mi puntaje?', 'how do I raise my score?'],
  ['me declaré en bancarrota, ¿qué pasa con mis cuentas?', 'I filed bankruptcy, what happens with my accounts?'],
  ['estoy en el ejército y me cobran mucho interés', 'I am in the army and they charge me a lot of interest'],
  ['¿quién puede ver mi reporte de crédito?', 'who can see my credit report?'],
  ['me están embargando el sueldo', 'they are garnishing my wages'],
  ['¿Me pueden demandar por una tarjeta vieja?', 'can they sue me for an old credit card'],
  ['¿cuántos años tienen para demandarme por una deuda?', 'what is the statute of limitations'],
  ['¿puedo ir a la cárcel por no pagar una tarjeta?', 'can i go to jail for not paying a credit card'],
  ['debo manutención y sale en mi crédito', 'how does child support affect my credit'],
  ['le debo al IRS, ¿eso sale en mi reporte?', 'do tax liens show on credit reports'],
  ['recibí una carta de un cobrador y no creo que deba eso', 'i dont owe this debt'],
  ['¿les pago si prometen borrarlo?', 'pay for delete'],
  ['tengo una cuenta en colección, ¿qué hago?', 'how do i deal with a collection account'],
  ['¿qué significa cuenta castigada?', 'what is a charge off'],
  ['la misma deuda sale dos veces en mi reporte', 'same account listed twice'],
  ['me quitaron el carro y ahora dicen que debo más', 'they repossessed my car what now'],
  ['perdí mi casa por el foreclosure, ¿cuánto tiempo sale?', 'how long does a foreclosure stay on my credit'],
  ['el casero me mandó a colección por la renta', 'landlord sent me to collections for rent'],
  ['me mandaron a colección por el recibo de luz', 'my electric bill went to collections'],
  ['tengo un préstamo de payday que no pude pagar', 'what about payday loans'],
  ['¿sirven las compañías de alivio de deudas?', 'are debt settlement companies a scam'],
  ['¿cómo disputo un error en mi reporte?', 'how do i dispute an error on my report'],
  ['¿qué pongo en la carta de disputa?', 'what do i write in a dispute letter'],
  ['¿qué documentos tengo que mandar con la disputa?', 'what documents do i send with my dispute'],
  ['Equifax no me ha contestado', 'equifax didnt respond'],
  ['el buró dice que ya verificó la cuenta pero está mal', 'bureau verified a wrong account'],
  ['¿cómo pongo una queja contra Experian?', 'how do i file a cfpb complaint against experian'],
  ['¿cómo quito un pago tarde de mi reporte?', 'how to remove late payments from my credit report'],
  ['¿pueden quitar cosas negativas que son verdad?', 'can you remove negative items that are correct'],
  ['¿es legal disputar todo?', 'is it legal to dispute items'],
  ['¿vale la pena pagar una compañía de reparación de crédito?', 'is credit repair worth it'],
  ['¿me pueden quitar mi casa por una deuda de tarjeta?', 'can they take my house for a credit card'],
  ['¿funciona la carta 609?', 'what is a 609 letter does it work'],
  ['perdí mi cartera con todas mis tarjetas', 'lost my wallet with my cards'],
  ['alguien hizo los impuestos a mi nombre', 'somebody filed taxes in my name'],
  ['quiero hablar con una persona real', 'i want to talk to a real person'],
  ['¿venden mi información?', 'do you sell my data'],
  ['mi papá abrió una tarjeta a mi nombre cuando era niño', 'my dad opened a card in my name as a child'],
  ['hay una cuenta que no es mía', "I don't recognize this account"],
  ['¿qué es una alerta de fraude?', 'what is a fraud alert'],
  ['mi novio me obligó a sacar tarjetas', 'my boyfriend forced me to take out credit cards'],
  ['fui víctima de trata de personas', 'trafficking survivor credit help'],
  ['sale una dirección donde nunca viví', 'my report has an address where i never lived'],
  ['aparece un trabajo que nunca tuve', 'wrong job listed on my report'],
  ['mi fecha de nacimiento está mal en el reporte', 'my birth date is wrong on my report'],
  ['no quiero recibir ofertas de tarjetas por correo', 'how do i stop preapproved offers'],
  ['estoy en un divorcio y mi ex no paga la deuda', 'my ex is not paying after the divorce'],
  ['¿si me caso me afecta el mal crédito de mi esposo?', 'does getting married affect my credit'],
  ['¿conviene comprar tradelines?', 'should i buy tradelines'],
  ['soy usuario autorizado en la tarjeta de mi mamá', 'im an authorized user on my moms card'],
  ['murió mi esposo, ¿tengo que pagar sus deudas?', 'do i have to pay my late husbands debts'],
  ['firmé como fiador y él dejó de pagar', 'i cosigned a loan and they stopped paying'],
  ['voy a comprar casa, ¿debo disputar antes?', 'should i dispute before applying for a mortgage'],
  ['me rechazaron la tarjeta de crédito', 'i was turned down for a credit card'],
  ['el banco no me deja abrir una cuenta de cheques', 'bank wont let me open a checking account'],
  ['¿hablan español?', 'do you speak spanish'],
  ['no tengo historial de crédito, ¿cómo empiezo?', 'i have no credit history how do i start'],
  ['¿me afecta cerrar una tarjeta?', 'does closing a credit card hurt my score'],
  ['¿cuánto debo usar de mi tarjeta?', 'how much of my credit limit should i use'],
  ['¿cómo quito una consulta que no autoricé?', 'how do i remove a hard inquiry i did not authorize'],
  ['¿por qué son diferentes mis puntajes?', 'why are my three scores different'],
  ['¿cuál es un buen puntaje?', 'what is a good credit score'],
  ['¿por qué bajó mi puntaje?', 'why did my score drop'],
  ['no tengo seguro social, ¿puedo tener crédito con ITIN?', 'can i build credit with an itin'],
  ['¿cada cuándo se actualiza el reporte?', 'how often does my report update'],
  ['¿cuál es mi puntaje?', 'what is my score'],
  ['¿qué cuentas negativas tengo?', 'which negative items do i have'],
  ['¿cuáles son mis cartas?', 'show my letters'],
  ['¿qué dice mi reporte de Equifax?', 'what is in my equifax report'],
  ['¿cuándo se borra mi colección?', 'when does my collection fall off'],
  ['¿qué hay mal con MERIDIAN?', 'what is wrong with MERIDIAN'],
  ['que hago si me robaron la identidad', 'my identity was stolen what do i do'],
  ['abrieron una tarjeta con mi nombre', 'someone opened a card in my name'],
  ['me llego una demanda de la corte', 'i got court papers'],
  ['cuando se borra una deuda de mi credito', 'how long does a debt stay on my credit'],
  ['quiero disputar una cuenta', 'i want to dispute an account'],
  ['¿cómo congelo el crédito de mi hijo?', 'can i freeze my childs credit'],
  ['¿puedo poner una nota en mi reporte para explicar lo que pasó?', 'can i add a note to my file explaining what happened'],
  ['un cobrador me pide la clave de mi banco', 'a debt collector asked for my bank password'],
]

/** What is answered from the articles; where nothing is, what is told about the file. */
function told(question: string, file: MemberFile): readonly string[] {
  const { statements } = answerQuestion(question, file)
  const explained = statements.filter(({ from }) => from === 'article')
  return (explained.length > 0 ? explained : statements).map(({ text }) => text)
}

describe('a question asked in Spanish', () => {
  it.each(ASKED)('%s: has the answer to “%s”', (spanish, english) => {
    expect(isSpanish(spanish)).toBe(true)
    for (const file of [EMPTY_FILE, FULL_FILE]) expect(told(spanish, file)).toEqual(told(english, file))
  })

  it.each([
    ['¿qué tiempo hace mañana?'],
    ['escríbeme un poema'],
    ['la mejor pizza en Chicago'],
    ['mi perro está enfermo'],
    ['¿quién es el presidente?'],
    ['¿cómo se dice hola en francés?'],
    ['¿va a llover?'],
    ['¿cómo cocino arroz?'],
    ['¿qué acciones debo comprar?'],
    ['¿quién ganó el partido?'],
    ['ayúdame con mi tarea'],
    ['¿cuántos años tiene la luna?'],
    ['la mejor película de 2024'],
    ['¿dónde queda el parque?'],
    ['me duele la cabeza'],
  ])('%s: is about something else, and told so', (text) => {
    const { statements } = answerQuestion(text, FULL_FILE)
    expect(statements.map(({ from }) => from)).toEqual(['errata'])
  })

  it('leaves out long numbers, also where they are named in Spanish', () => {
    const named = 'mi seguro social es 123-45-6789, ¿cómo congelo mi crédito?'
    expect(answerQuestion(named, EMPTY_FILE).statements[0]?.text).toMatch(/long number/)
    expect(told(named, EMPTY_FILE)).toEqual(told('how do i freeze my credit', EMPTY_FILE))
  })
})

describe('a question in English', () => {
  it.each([
    ['what is wrong with my account at BANCO POPULAR DE PUERTO RICO'],
    ['do I owe LA FAMILIA CREDIT UNION'],
    ['is el paso electric on my report'],
    ['Los Angeles county sued me'],
    ['me and my ex have a joint loan'],
    ['write me a poem'],
  ])('%s: is not taken for Spanish', (text) => {
    expect(isSpanish(text)).toBe(false)
  })
})
