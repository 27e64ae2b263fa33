const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Words that may begin a sentence with a capital and then be followed by a name (`Dear Experian`, `When Midland …`).
 * Nothing in it is part of a company's or a person's name.
 */
export const LEADING_WORDS = words(`
  dear please on in at for the my your our their his her its this that these those when since because and but or as by to from with
  after before re if both while although though however under according about whether where which who whose until unless
  also then thus therefore yet so not neither either did does do is are was were has have had can could would should may it
  i we you they he she regarding concerning between among against into through without within upon per via why how what
  no only even still once cc attention attn see ask asked asking tell told contact contacted thank thanks yes now later today here there
  again instead besides despite during since therefore moreover furthermore meanwhile because later earlier
  por gracias muchas pero estimado estimados señor señora señores
`)

/** Words that may begin a sentence with a capital when the next word has none. */
export const ORDINARY_WORDS = words(`
  a an all any each every most many some such several one two three four five other others another none nothing nobody
  accordingly accounts account actually additionally address afterwards again ago allow although always amount amounts announce
  another answer anything apart apparently appears ask asked asking balance balances being below besides beyond bureaus bureau
  call calling certified change changes charge check clearly close closed collection collections companies company compare
  complete confirm consequently consider consumers contact contrary copies copy correct corrected correction could credit
  creditor creditors currently data date dates debt delete deleted deletion despite details disclose dispute disputed disputes
  documents during earlier enclosed enclosure enclosures ensure entries entry errors error everything evidence explain
  failure finally find first following former fortunately furnish furnishers furthermore further generally give given
  goodwill hello here hereby hi history hopefully identification identify immediately incorrect inaccurate incomplete indeed
  information inquiries inquiry instead investigate investigation items item just keep kindly know last lastly late later let
  letter letters likewise list listed look made mail make meanwhile merely moreover my name names nevertheless never new next
  nonetheless note notice now number numbers obviously occasionally offer older open otherwise out over page pages paid past pay
  payment payments perhaps personal previously proof provide providing public questions rather reason reasons receipt recently
  record records reference regards reinvestigate remarks remove removal report reported reporting reports request requested
  respectfully respond response results return review second secondly see send sending sent separately several show shown shows
  signed similarly simply sincerely sir somehow someone something sometimes soon specifically state stated statement statements
  status submitting subject such sorry take tell thank thanks there third thirdly today together truly two understand
  unfortunately update updated urgently use verification verify very we well whatever whenever whoever will wish with word
  words write writing written yes yours
  above absolutely accept accepting according accurate acting adding additional advise afraid agreeing aware allegedly along already amended
  anyway appreciate around assume assuming attach attached attachment attempts authorized automatic await based basically became become
  been begin beginning behalf believe best better big both bring broken calls came case cases certain challenge checking children
  claim claims clarify collectors come comes coming comment comments common communication complaint completely concern concerned
  confirmation confirmed considering consumer contacting continue continued continuing cease damage deadline deadlines dealing decide
  decline deliver delivery demand deny describe deserve did difficult directly disagree discovered discrepancies discrepancy disputing
  divorce doing done duplicate duty edit edited edits effective either emergency employers enough entirely
  especially essentially even ever everyone
  exactly except expect explained explanation failing fair false family federal feel few figures file files filed final fix fixing
  forgive found fraud free full fully funds further future get getting glad go going good got grateful greetings had half hardly
  having health help helping helped high higher holding home honestly hospital how if illness important impossible improper
  inaccuracies inaccuracy inability include included including incorrectly increasing individual initially inside intentionally
  interest involving issue issues it its job judging kind knowing lack lacking large lawful learning leave leaving left legally less
  life like listing listings little living load long looking losing loss lower mailing major making many marked matter maybe me
  medical meet mention mine minor missing mistake mistakes money month months more most much multiple must myself need needless negative
  neither new normal normally nor noted noticed notify notwithstanding of off often ok okay old omitted ongoing ordinary original
  originally outdated outstanding over overall overdue own owed owing paying penalties people per permission permit place placing
  plain point policy possible possibly potential presently pretty previous prior privacy problem problems proceed process prompt
  promptly properly proved proven purpose pursuant put question quite raise reached reading real realize really reasonable reasonably
  received receiving recent recognize recognise refer referring refuse regular related relying remain remaining remember reminder
  removal removing repeated repeatedly reply representatives requests required requests resolve resolved resolving responding rest
  resulting results returning reviewing revised right rights said same save saying says score seeing seeking seems serious settle settled
  settling should side significant simple single situation small solve somewhere sorting speaking spending standing start started
  starting stating still stop stopping strange strictly strongly stuff submit submitted subsequently supporting sure surely suspect
  system taking talk talked telling terms
  test tested testing tests text thanking theft things think thinking third though thought thousands through thus time
  times timely to total totally toward transfer transferred treat tried true trust try trying turning type typically unable unaware
  uncertain unclear unexpected unfair unknown unlawful unlike unpaid unresolved until unusual unverifiable unverified up upset urgent us
  usual usually valid validate validation various verified verifying versus victim violation wait waiting want wanted wanting warning
  way week weeks weird whenever wherever whether willing within without wondering work working worried worse would wrong year years
  yet you young your yourself somebody anybody nowhere
`)

/** Single words that letters write with a capital in the middle of a sentence. */
export const HARMLESS_CAPITALS: ReadonlySet<string> = new Set([
  'I',
  'A',
  'Dear',
  'Sir',
  'Madam',
  'Sincerely',
  'Re',
  'RE',
  'Enclosure',
  'Enclosures',
  'SSN',
  'English',
  'Spanish',
  'ID',
  'ZIP',
  'PIN',
  'God',
  'Lord',
  'Mom',
  'Dad',
  'Mother',
  'Father',
  'Grandma',
  'Grandpa',
  'Internet',
  'P.S',
  'PS',
  'OK',
])

/** Phrases written with capitals that name no one. */
export const HARMLESS_PHRASES: ReadonlySet<string> = new Set([
  'social security',
  'social security number',
  'credit report',
  'to whom it may concern',
  'dear sir',
  'dear madam',
  'dear sir or madam',
  'dear sir and madam',
  'sir or madam',
  'united states',
  'first class mail',
  'certified mail',
  'thank you',
  'yours truly',
  'best regards',
  'kind regards',
  'date of birth',
  'po box',
  'credit reports',
  'account number',
  'account name',
  'report number',
  'file number',
  'reference number',
  'date opened',
  'payment history',
  'personal information',
])

/** Words set in capitals for emphasis. */
export const EMPHASIS: ReadonlySet<string> = new Set(['NOT', 'NEVER', 'NO', 'ALL', 'ANY', 'MUST', 'AND', 'OR', 'ONLY'])

/** What follows a company's name. */
export const COMPANY_ENDINGS = words('inc incorporated llc llp lp ltd limited corp corporation plc na fsb pllc')

/** Names of two words that are names in small letters too. */
export const KNOWN_PAIRS: ReadonlySet<string> = new Set(
  `capital one|wells fargo|portfolio recovery|first premier|credit one|american express|jefferson capital|navy federal|td bank
us bank|fifth third|best buy|home depot|old navy|jp morgan|merrick bank|goldman sachs|rocket mortgage|quicken loans|lending club
credit acceptance|enhanced recovery|ic system|transworld systems|resurgent capital|encore capital|convergent outsourcing|ally bank|great lakes
trans union|credit karma|credit collection services|ford motor|general motors|world finance|regional finance|dish network|at t|t mobile`
    .split(/[|\n]/)
    .map((name) => name.split(' ').slice(0, 2).join(' ')),
)

/** What a company does, behind its name in small letters: `oxbow capital`. */
export const COMPANY_KINDS = words('bank bancorp financial finance lending funding capital recovery acceptance receivables')

/** What a bank or a recovery is besides, with no name before it. */
export const KINDS_OF_COMPANY = words(`
  savings local online national central food blood data west east north south regional commercial investment community student
  debt asset venture human working social auto mortgage partial economic early foreign private public consumer retail
  small business credit bureau loan collection other issuing which what whose same said closing first second third lending
  current latest own called named reporting responsible them us me him her our this that or and
`)

/** Behind these words stands the one who has an account or a debt. */
export const BEFORE_COMPANIES =
  /\b(?:sold to|transferred to|assigned to|owned by|bought by|purchased by|collected by|furnished by|placed with|account with|accounts with|loan with|loan from|card from|applied (?:to|with|at)|customer of)\s{1,9}$/i

/** Companies called by an ordinary word: in small letters only their place tells them. */
export const PLAIN_NAMES = words(`
  rising affirm upstart upgrade discover prosper avant oportun sezzle zip dave brigit marcus aspire indigo milestone destiny reflex surge
  petal target gap express sprint cricket boost metro spectrum optimum frontier progressive liberty nationwide farmers mercury varo current
  stash acorns credible even elevate rise possible snap self credo chase world regional mariner heights republic security
  unifin resurgent convergent radius sequium monarch phoenix absolute alliance ability atlas beacon capio cascade continental crown diversified
  eagle express genesis harvest horizon summit unity velocity vision zenith
`)

/** Names that are names in small letters too, and no ordinary English words. */
export const KNOWN_NAMES = words(`
  experian equifax transunion innovis chexsystems lexisnexis cfpb ftc bbb fdic occ ncua hud irs vantagescore fico
  citibank citigroup citi synchrony amex barclays comenity wellsfargo bofa jpmorgan truist pnc hsbc navient nelnet mohela
  fedloan salliemae aidvantage lvnv midland verizon tmobile comcast xfinity
  santander usaa fingerhut cavalry kikoff chime sofi ally sallie fannie freddie ocwen
  paypal klarna afterpay walmart amazon costco kohls macys toyota nissan honda hyundai volkswagen
`)
