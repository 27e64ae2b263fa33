/** What people say in Spanish of courts, collectors and debts, written as in `spanish-phrases.ts`. */
export const SPANISH_DEBT_PHRASES: readonly (readonly [english: string, spanish: string])[] = [
  [
    'sued',
    'demand*|citatorio|emplaza*|papeles de la corte|papeles de corte|me llevaron a la corte|corte|juicio|juzgado|tribunal',
  ],
  ['can they sue me', 'pueden demandar*|puede demandar*|me van a demandar|van a demandar*|me demandaran|podrian demandar*'],
  ['lawyer', 'abogad*|ayuda legal'],
  [
    'garnish my wages',
    'embarg*|quitar mi sueldo|quitar el sueldo|me quitan de mi chequ*|quitando de mi chequ*|descontando de mi chequ*|me descuentan',
  ],
  ['jail', 'carcel|preso|presa|prision|arrest*|policia'],
  ['lien on my house', 'quitar mi casa|quitar la casa|quitarme la casa|perder mi casa|quedarse con mi casa'],
  [
    'collector',
    'cobrador|cobradora|cobradores|cobradoras|agencia de cobranza|agencia de cobro*|agencia de coleccion*|compania de cobro*|cobranza|cobranzas|despacho de cobranza',
  ],
  ['collect', 'cobrar|cobrarme|cobran|cobrando|cobre|cobro'],
  ['calls', 'llam*|me llaman|molest*|acos*|mensajes|textos'],
  [
    'every day',
    'todos los dias|a cada rato|a todas horas|no deja de llamar*|no dejan de llamar*|no para de llamar*|no paran de llamar*|todo el dia',
  ],
  ['at work', 'en el trabajo|en mi trabajo|a mi trabajo|al trabajo'],
  ['stop', 'parar|detener|que dejen|dejar de|dejen de'],
  ['collection', 'coleccion|colecciones|cobros|en cobranza'],
  [
    'validation',
    'validar|validacion|comprobar la deuda|comprueben|prueben la deuda|que prueben|no debo|no creo que deba|carta de un cobrador|carta de cobro|carta de coleccion|carta de cobranza',
  ],
  ['medical bill', 'medic*|hospital*|doctor*|ambulancia|dentista|clinica'],
  [
    'student loan',
    'prestamo estudiantil|prestamos estudiantiles|prestamo de estudiante|prestamos de estudiante|prestamo escolar|prestamos escolares|prestamos de la universidad',
  ],
  [
    'settle for less than i owe',
    'por menos de lo que debo|menos de lo que debo|por menos|arreglo|arreglar la deuda|negociar|liquidar|quita|acuerdo|convenio',
  ],
  [
    'pay for delete',
    'pago por borrar|pagar para que borren|pagar por borrar|pagar a cambio|pago si borran|si pago lo borran|si pago la borran|pago y borran',
  ],
  ['paid', 'pague|pagado|pagada|ya la pague|ya lo pague|pagamos'],
  ['pay', 'pagar|pago|pagos|pagan|paga|pagando|pagarle'],
  ['cant pay', 'no puedo pagar|no me alcanza|demasiadas deudas|muchas deudas|ahogad* en deudas'],
  ['delete', 'borr*|quit*|elimin*|remov*|sacar de mi reporte|desaparec*'],
  [
    'how long does it stay',
    'cuanto tiempo se queda*|cuanto tiempo dura*|cuanto tiempo esta*|cuanto tiempo sale*|cuanto tiempo aparece*|cuando se borra*|cuando se quita*|cuando desaparece*|cuando caduca|en cuanto tiempo se borra*|en cuanto tiempo se quita*',
  ],
  ['stay', 'queda|quedan|sigue apareciendo|sigue saliendo|siguen apareciendo|siguen saliendo|aparece|aparecen|sale|salen'],
  ['debt', 'deuda|deudas|debe|deben|adeudo|adeudos'],
  ['owe', 'lo que debo|dinero que debo|debo dinero'],
  [
    'time barred debt',
    'deuda vieja|deudas viejas|deuda muy vieja|deuda ya es muy vieja|deuda es muy vieja|deuda es vieja|deuda de hace anos|deuda prescrita|deuda ya prescribio|ya es muy vieja|deuda antigua|deuda muy antigua',
  ],
  [
    'statute of limitations',
    'cuantos anos tienen para demandar*|cuanto tiempo tienen para demandar*|cuantos anos para demandar*|cuanto tiempo para demandar*|plazo para demandar*|prescrib*|prescripcion|caduc*',
  ],
  ['restart the clock', 'empieza de nuevo|empieza otra vez|vuelve a empezar|reinicia*|se reinicia*|revive*'],
  ['old', 'viej*|antigu*'],
  [
    'charge off',
    'cuenta castigada|castigada|castigado|cuenta incobrable|incobrable|dada por perdida|cancelada como perdida|perdida',
  ],
  [
    'late payment',
    'pago atrasado|pagos atrasados|pago tarde|pagos tarde|pago tardio|pagos tardios|atraso|atrasos|atrasad*|pague tarde|tarde|moros*',
  ],
  ['never late', 'nunca pague tarde|nunca me atrase|siempre pague a tiempo|siempre pago a tiempo|pague a tiempo|puntual*'],
  ['goodwill', 'buena voluntad|por favor que perdonen|como favor|de favor|cortesia|perdon*'],
  ['bankruptcy', 'bancarrota|bancarrotas|quiebra|capitulo 7|capitulo 13|me declare en bancarrota|declararme en bancarrota'],
  [
    'should i file bankruptcy',
    'debo declararme en bancarrota|me conviene la bancarrota|debo declarar bancarrota|conviene declararme en bancarrota',
  ],
  ['child support', 'manutencion|pension alimenticia|sustento de menores'],
  ['tax lien', 'impuestos|irs|gravamen fiscal|deuda con el irs|debo al irs|debo impuestos'],
  ['1099-c', '1099 c|1099c|1099|deuda perdonada|deuda cancelada|cancelaron la deuda|perdonaron la deuda'],
  [
    'repossession',
    'embargo del carro|embargaron el carro|embargaron mi carro|me quitaron el carro|quitaron mi carro|quitaron el carro|se llevaron mi carro|se llevaron el carro|recogieron mi carro|recogieron el carro|repo',
  ],
  ['foreclosure', 'ejecucion hipotecaria|embargo de casa|perdi mi casa|perdi la casa|foreclosure'],
  ['eviction', 'desaloj*|casero|dueno del apartamento|renta|arrendador|landlord|rente'],
  ['utility', 'luz|recibo de luz|telefono|celular|internet|cable|agua|gas'],
  ['payday loan', 'prestamo rapido|prestamos rapidos|prestamo de dia de pago|payday|adelanto de sueldo'],
  [
    'debt relief',
    'alivio de deuda*|reduccion de deuda*|consolid*|compania para arreglar deudas|negociadora de deudas|liquidacion de deudas',
  ],
  ['military', 'ejercito|militar|militares|marina|soldado|guardia nacional|servicio activo|fuerza aerea'],
  ['interest', 'interes|intereses'],
  ['bank', 'banco|bancos'],
  [
    'open a checking account',
    'abrir una cuenta de banco|abrir cuenta de banco|cuenta de chequ*|chexsystems|abrir cuenta en el banco|abrir una cuenta en el banco|abrir una cuenta bancaria',
  ],
]
