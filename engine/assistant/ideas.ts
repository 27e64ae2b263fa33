/**
 * What people speak of, and the words they use for it, parted by bars. `#year` stands for a year in digits. A word is taken in all
 * its forms (`wordsOf`, `stemOf`), and a slip of the finger in a long word is forgiven.
 */
export const IDEAS = {
  theft:
    'theft|steal|identity fraud|fraud|fraudulent|fraudster|scammed|hacked|data breach|breach|impersonated|thief|thieves|crook|scam|scammer|scammers|scammed me|stolen wallet|fraud victim',
  used_name:
    'uses my ssn|uses my social|uses my identity|uses my name|uses my info|used my name|using my name|in my name|under my name|used my info|used my information|used my social|used my ssn|using my social|using my ssn|with my social|with my ssn|used my identity|using my identity|pretending to be me|pretended to be me|posing as me|didnt open|never opened|did not open',
  denied:
    'refused|refuse|refusal|turned down|turn down|rejected|reject|rejection|adverse action|not approved|didnt approve|wasnt approved|wont approve|said no|told me no|denial|denied me|wont give me credit|wont lend|cant get approved|keep getting denied|no to my|turned me away|couldnt get approved|was not approved|got turned down|denying|rejecting|cant get a card|cant get a loan|was denied',
  sued: 'sued|sue|sues|suing|lawsuit|law suit|summons|summon|served|court papers|court paper|papers from court|papers from the court|court date|court notice|taking me to court|take me to court|took me to court|taken to court|go to court|process server|default judgment|default judgement|sheriff|court|legal papers|papers saying|filed against me|filed suit|serve me|serving me|case against me',
  respond: 'respond|answer|reply|response|deadline to answer',
  can_sue:
    'can they sue|could they sue|will they sue|would they sue|can sue me|will sue me|going to sue|threatening to sue|threatens to sue|threatened to sue|sue me',
  i_sue:
    'i sue|we sue|sue them|sue the|sue a|sue equifax|sue experian|sue transunion|suing the|sue over|suing equifax|suing experian|suing transunion',
  mixed: 'mixed|mixed up|mix up|merged|mixed file|split file|confused me with',
  other_person:
    'another person|another persons|other person|other persons|someone elses|somebody elses|someone else|somebody else|different person|wrong person|wrong persons|not me|stranger|strangers|same name|another man|another woman|another guy|another lady|different guy|belongs to another|belong to another|belongs to someone|belong to someone|some other guy|some other person|not my name|somebody with my name|someone with my name|somebody elses account',
  family:
    'brother|brothers|sister|dads|dad|father|fathers|mother|mom|moms|son|sons|daughter|cousin|uncle|relative|relatives|junior|jr|twin|roommate',
  collector:
    'collector|collectors|collection agency|collection agencies|collections agency|collection company|collections company|agency|bill collector|debt buyer|midland|portfolio recovery|lvnv|cavalry|jefferson capital|debt collectors|collections company|collecting|they are collecting|debt company|credit collection',
  calls:
    'call|calls|calling|called|phone calls|texting|texts|harass|harassing|harassed|harassment|contact me|contacting|bother|bothering|bugging|voicemail|voicemails|leave me alone|blowing up my phone|ringing|keep contacting|keeps contacting|robocall|phone me',
  often:
    'times a day|every day|everyday|all day|nonstop|non stop|constantly|daily|every hour|so many times|over and over|times today|times a week|times this week|times yesterday|times in',
  at_work:
    'my job|my work|at work|my employer|my boss|workplace|my family|my mom|my neighbor|my relatives|my parents|coworker|coworkers|neighbors|told my|tell my|at my job',
  stop: 'stop|make them stop|cease|end the calls|block them',
  collection: 'collection|collections|sent to collections',
  medical:
    'medical|hospital|doctor|doctors|er bill|ambulance|dentist|dental|emergency room|surgery|clinic|surprise bill|health bill|urgent care|health|nurse|insurance didnt pay|lab bill|hospitals|physician|therapist',
  student:
    'student loan|student loans|student debt|school loan|school loans|college loan|college loans|navient|nelnet|mohela|aidvantage|sallie mae|department of education|fafsa|federal loan',
  hour: '6 am|7 am|9 pm|10 pm|11 pm|at night|late at night|before 8|after 9|in the morning|early morning|on sunday|what time|what hours|6am|7am|10pm|midnight|weekend',
  hurt: 'hurt|hurts|hurting|lower|lowers|lowering|damage|affect|affects|bad for|ding|ruin|impact|decrease|mess up|go down|goes down|harm|tank|drop my|drops my|bring down|make it worse|backfire',
  score: 'score|scores|fico|points|credit rating',
  freeze:
    'freeze|freezes|freezing|froze|frozen|unfreeze|unfreezing|thaw|lock my credit|credit lock|lock my report|lock credit|lock down my credit|unlock my credit|locked',
  alert: 'fraud alert|fraud alerts|extended alert|initial alert',
  cpn: 'cpn|cpns|credit privacy number|credit profile number|credit protection number|new ssn|new social|new social security number|start fresh with a new|second social|different social|different ssn|another ssn|another social|new identity|secondary credit number|ein instead',
  bought_tradeline:
    'for tradelines|someone for tradelines|tradelines to boost|tradelines to raise|buy tradelines|buy tradeline|buy a tradeline|buying tradelines|buying tradeline|buying a tradeline|bought a tradeline|bought tradelines|purchase tradelines|purchase a tradeline|purchasing tradelines|tradeline buying|pay for tradelines|pay for a tradeline|paying for tradelines|paid for tradelines|rent a tradeline|rent tradelines|renting tradelines|rent an authorized user|sell tradelines|sells tradelines|selling tradelines|tradeline seller|tradeline sellers|tradeline company|tradeline companies|tradeline service|tradelines for sale|tradeline for sale|seasoned tradeline|seasoned tradelines|tradelines work|tradelines legal|tradelines legit|tradelines worth|buy an authorized user|buy authorized user|buying authorized user|strangers card|strangers credit card|stranger s card|stranger s credit card',
  settle:
    'settle|settles|settling|settlement|settled|less than i owe|less than what i owe|less than the full|pay less|lump sum|offered me|negotiate|negotiating|offer less|take less|accept less|half of what|partial settlement|haggle',
  pfd: 'pay for delete|pay to delete|paid for delete|pay 4 delete|pay for deletion|pay for removal|pfd',
  pay: 'pay|pays|paid|paying|payment|pay off|paid off|paying off',
  gone: 'delete|deletes|deleted|deletion|remove|removed|removal|take it off|take off|taken off|get off|get it off|come off|erase|get rid of|wipe|go away|off my report|off my credit|clear it|cleaned|take down|taken down|out of my report|from my credit|off credit|go off|get it removed|be removed|dropped|disappear|vanish',
  old: 'old|older|years ago|year old|years old|yrs old|expired|ancient|time barred|zombie|outdated|#year',
  too_old: 'time barred|zombie debt|zombie|too old|past the statute|expired debt',
  debt: 'debt|debts|owe|owed|owing|loan|loans|bill|bills|account|accounts|tradeline|tradelines|credit card|mortgage',
  sol: 'statute of limitation|statute of limitations|limitations|sol|statue of limitations|statue of limitation|statute|how long can they sue|how long to sue|how many years can they sue|how long can a collector sue|how long can they collect',
  revive:
    'restart|restarts|restarted|reset|resets|revive|revives|revived|start over|starts over|renew|start again|starts again|wake up|start the clock|starts the clock|back to life|re start',
  clock: 'clock|time limit|the time|seven years|7 years|statute|limitations|debt',
  charge_off:
    'charge off|charged off|charge offs|written off|write off|wrote off|charging off|chargeoff|chargeoffs|charged it off|charging it off|writeoff',
  how_long:
    'how long|how many years|how many months|when does|when do|when will|until when|what date|when would|years from|7 years from|seven years from|how soon|from when|when should|7 year rule|seven year rule|after 7 years|after seven years',
  stays:
    'stay|stays|staying|remain|remains|fall off|falls off|fell off|drop off|drops off|come off|comes off|leave my|go away|goes away|last|lasts|on my report|on my credit|on a report|on credit|on there|disappear|age off|reported|show up',
  late: 'late|lates|late payment|late payments|missed payment|missed payments|missed a payment|past due|delinquent|days late|30 day|60 day|90 day|behind on|behind on payments|missed two|paid late|was late|reported late|30 days late|delinquent account',
  never_late: 'never late|not late|wasnt late|were never late|paid on time|on time|always paid|paid every month|never missed',
  goodwill: 'goodwill|good will|courtesy removal|courtesy|forgive a late|forgive my late|forgive the late',
  bankruptcy:
    'bankruptcy|bankruptcies|bankrupt|chapter 7|chapter 13|ch 7|ch 13|ch7|ch13|chapter7|chapter13|bk|bankrupcy|bankruptsy|discharged|discharge|filed chapter|after filing|bankruptcies|bankruptcy court|the trustee',
  filing:
    'file|filing|declare|declaring|better|or settle|or settlement|worth|should i|go bankrupt|versus|vs|instead of|do i qualify|right for me|good idea|for me|good option',
  counsel: 'counseling|counselling|counselor|counsellor|debt management|debt management plan|dmp|nfcc|consumer credit counseling',
  cant_pay:
    'cant pay|cannot pay|cant afford|can not afford|cant keep up|drowning|too much debt|over my head|in deep|so much debt|overwhelmed|behind on everything|buried in debt',
  divorce:
    'divorce|divorced|divorcing|ex wife|ex husband|ex spouse|exs|exes|exhusband|exwife|decree|separated|separation|my ex|split up',
  joint: 'joint|jointly|joint account|both our names|both names',
  authorized_user:
    'authorized user|authorised user|authorize user|authorized users|auth user|au account|as an au|piggyback|piggybacking|added me to|added me on|add me to|put me on his|put me on her|on his card|on her card|on their card|added to my',
  dead: 'died|dead|dies|die|deceased|passed away|death|passed on|passed last|widow|widower|late husband|late wife|estate|mother passed|father passed|husband passed|wife passed|mom passed|dad passed|has passed|just passed|late mother|late father|of a dead|inherit|inheritance|inherited',
  reported_dead:
    'i am dead|im dead|says i died|as deceased|says deceased|shows deceased|marked deceased|listed deceased|report deceased|reported deceased|says dead|deceased indicator|i am deceased|im deceased|im alive|still alive|thinks im dead|says im dead',
  relative:
    'husband|wife|spouse|husbands|wifes|partner|mother|father|mom|dad|moms|dads|parent|parents|grandmother|grandma|grandpa',
  garnish:
    'garnish|garnished|garnishes|garnishing|garnishment|garnishee|wages|my paycheck|my pay check|my salary|my check|levy|levied|bank levy|froze my bank|frozen bank account|froze my account|ssi|ssdi|disability|my benefits|va benefits|money out of my|money from my bank|money from my account|out of my bank account|from my bank account|from my account|empty my account|empty my bank|take my tax refund|my tax refund|take social security|touch my social security|social security benefits|social security check|bank account was frozen|account was frozen|account is frozen|account frozen|taking part of my pay|money out of my check|withholding my',
  child_support: 'child support|alimony|spousal support|support arrears|arrears|arrearage|support payments',
  tax: 'tax lien|tax liens|irs|back taxes|tax debt|state taxes|unpaid taxes|owe taxes|federal taxes|taxes owed|behind on taxes|behind on my taxes',
  canceled:
    '1099c|1099 c|1099|forgiven debt|cancelled debt|canceled debt|cancelation of debt|cancellation of debt|cancelled my debt|canceled my debt|forgave|debt forgiveness|forgiven|form 982|insolvent|insolvency|forgive debt|forgives debt|forgiving|debt they forgave|wrote off my debt',
  repo: 'repo|repos|repoed|repod|repoing|repossess|repossesed|repossessed|repossession|repossesion|took my car|towed my car|take my car|took my truck|voluntary surrender|surrendered|deficiency|gave the car back|give the car back|gave back my car|turn my car in|auction|sold my car|sold the car|sold my truck|took the car|came for my car|repossessing|car was taken|took back my car|took back the car|auto loan deficiency|car they took',
  foreclosure: 'foreclosure|foreclosed|foreclose|foreclosing|lost my house|lost my home|lost the house|short sale|deed in lieu',
  eviction:
    'eviction|evictions|evicted|evict|tenant|tenant screening|landlord|landlords|rent|lease|apartment|apartments|rental|move out|security deposit|kicked out|renters|tenants|property manager|rental history|old apartment',
  utility:
    'phone bill|cell phone|utility|utilities|electric|electricity|water bill|gas bill|verizon|att|at t|t mobile|tmobile|comcast|xfinity|spectrum|internet bill|cable bill|cable|sprint|power bill|phone company|power company|light bill|internet',
  bank_report:
    'chexsystems|chex|chexsystem|chex systems|checking account|open a bank account|open an account at a bank|bank account denied|get a bank account|early warning|early warning services|ews|telecheck|certegy|overdraft|overdrawn|blacklisted by banks|no bank will|bank refused me account|bank refused me|open account at any bank|get a bank account|banking history',
  free: 'free|annualcreditreport|annual credit report|no cost|for nothing|once a year|every week|weekly',
  report: 'credit report|credit reports|my report|my reports|reports|report|credit file|my file|file',
  get: 'get|order|request|download|where|pull my own|obtain|see|find|view|copy|check|often',
  raise:
    'raise|raising|boost|boosting|improve|improving|increase|increasing|build|building|rebuild|rebuilding|fix my credit|better credit|better score|higher score|go up|get up|score up|credit up|bring up|580|600|620|640|660|680|700|720|750|800|good credit|perfect credit|fastest way|repair my credit|help my credit|help my score|get higher|increase it|make my credit|make my score|fix credit|repair your credit|get better',
  no_credit:
    'no credit|no history|no credit history|new to credit|never had credit|establish credit|establishing credit|start building|start credit|no score|dont have credit|dont have a score|just turned 18|thin file|first credit card|secured card|build credit from|immigrant|from scratch|never had a card|never had a credit card|never had a loan|never borrowed|no credit score|credit invisible|no file|no credit file|start my credit|begin credit|first time credit|never used credit|start out',
  close: 'close|closing|closed|cancel|cancelling|canceling|shut down',
  card: 'card|cards|credit card|credit cards',
  utilization:
    'utilization|maxed|max out|maxed out|how much of my limit|how much of my card|how much of my credit|of my limit|of my credit limit|credit usage|credit limit|limits|pay down|balance to limit|30 percent|ratio|percent of credit|what percent|percentage|high balance|high balances|balances too high|use of my cards|close to my limit|near my limit|over my limit|over the limit',
  inquiry:
    'inquiry|inquiries|hard|soft|who pulled my|pulled my credit|pulled my report|didnt apply|did not apply|never applied|credit check|credit checks|ran my credit|run my credit|checked my credit|looked at my credit|rate shopping|shopping around|inquired',
  own_check:
    'checking my own|check my own|my own credit|my own score|my own report|checking my credit|checking my score|looking at my own|check my credit|if i check|checking it|check it|look at my own|looking at my report|look up my score|pull my own',
  address: 'address|addresses|adress|adresses',
  employer: 'employer|employers|employment|job|jobs|worked|workplace',
  wrong:
    'wrong|incorrect|error|mistake|inaccurate|false|isnt mine|not mine|never lived|not right|misspelled|mispelled|never worked|old|outdated|dont recognize|do not recognize|not correct|isnt right|correct',
  not_mine:
    'no recognize|not recognize|i no know this|not from me|no es mio|no es mia|isnt from me|never had this|no recognize this|not mine|isnt mine|arent mine|is not mine|are not mine|dont recognize|do not recognize|didnt recognize|never heard of|unknown account|unfamiliar|no idea what|dont know this|not my account|dont know what this',
  person_data:
    'my name|name|names|birthday|birth date|birthdate|date of birth|dob|ssn|social security number|personal info|personal information|phone number|maiden',
  bureau: 'bureau|bureaus|credit bureau|equifax|experian|transunion|trans union|cra|they|them|nobody|no one',
  silent:
    'didnt answer|did not answer|doesnt answer|wont answer|didnt respond|did not respond|wont respond|never answered|never responded|no response|no answer|no reply|not responded|not answered|hasnt responded|hasnt answered|havent heard|havent responded|havent replied|havent answered|havent gotten|didnt reply|did not reply|never replied|ignored|ignoring|ignores|ghosted|not answering|nothing back|heard nothing|heard back|didnt get back|no word|past 30 days|been 30 days|been 31 days|been 40 days|been 45 days|been 60 days|over 30 days|over 45 days|more than 30 days|after 30 days|missed the deadline|missed deadline|never got a response|never got an answer|still waiting|radio silence|passed 30 days|crickets|doesnt respond|dont respond|doesnt reply|dont reply|dont answer|fails to respond|failed to respond|not hearing back|never heard back|no results yet|past the deadline|and nothing|weeks since|months since|not a word|no update|taking too long|they took too long',
  verified:
    'verified|verify|verifies|verifying|verification|confirmed it|confirmed as accurate|came back accurate|came back verified|came back as accurate|method of verification|mov|says its accurate|said its accurate|says it is accurate|meets fcra|meets requirements|remains|says accurate|confirmed the debt|was confirmed|came back as verified|how they verified|investigation found',
  frivolous:
    'frivolous|frivilous|irrelevant|refused to investigate|refuse to investigate|refuses to investigate|wont investigate|wouldnt investigate|suspicious request|not investigate|rejected my dispute|refused my dispute|wont process my dispute',
  back: 'reinserted|reinsertion|reinsert|reinserting|came back|come back|back on my report|back on my credit|is back|its back|put it back|put back|reappeared|reappear|reappears|showed up again|shows up again|back again|popped back|returned to my report|re added|added back|now its back|back on there|back on it|re inserted|item back|items back|account back|add back|put it back on|bring it back|return to my|returned',
  complain:
    'cfpb|complaint|complain|complaining|attorney general|report them|bbb|consumer protection|consumer bureau|report a bureau|report a credit bureau|report the bureau|report the credit bureau|report a collector|report the collector|report a company|report the company|government|report experian|report equifax|report transunion|regulator|report this|file a report|report someone|bureau of consumer',
  lawyer:
    'lawyer|lawyers|attorney|attorneys|legal help|legal aid|consumer lawyer|legal advice|law firm|represent me|legal representation',
  military:
    'military|scra|servicemember|servicemembers|service member|service members|active duty|deployed|deployment|deploying|army|navy|marine|marines|air force|coast guard|national guard|reserves|reservist|mla|soldier|enlisted|pcs',
  coerced:
    'coerced|coercion|coerce|forced me|forced to|made me|abusive|abuse|abuser|abused|domestic violence|violent|threatened me|controlling|dv|financial abuse|economic abuse|pressured me|against my will|signed under|pressured|pressure|tricked me|bullied|manipulated me|scared of',
  partner: 'husband|wife|boyfriend|girlfriend|partner|ex|spouse|fiance|bf|gf|ex husband|ex wife',
  trafficking: 'trafficking|trafficked|traffick|trafficker|sex trafficking|pimp',
  mortgage:
    'mortgage|mortgages|home loan|for house|for a house|for a home|get a house|buy a house|buying a house|buy a home|buying a home|buy house|house soon|homebuyer|home buyer|first home|underwriting|underwriter|fha|va loan|closing on|preapproval|preapproved|refinance|refinancing|refi|rapid rescore|rescore|loan officer|get a house|purchase a home|buying property|home purchase|prequalify',
  cosign:
    'cosign|cosigned|cosigner|cosigning|cosignor|co sign|co signed|co signer|co signing|consigned|consigner|signed for him|signed for her|signed with|on the loan with',
  repair:
    'credit repair|credit fix|lexington law|lexington|creditrepair|repair company|repair companies|credit sweep|sweep|credit restoration|credit specialist|someone to fix my credit|to fix my credit|company to fix|repair my credit|repair credit|clean up my credit|cleaning my credit',
  upfront: 'upfront|up front|in advance|first payment|setup fee|set up fee|before they',
  company: 'company|companies|service|services|guy|agency|program|legit|scam|worth it|worth|any good|real',
  relief:
    'debt settlement company|debt settlement companies|debt settlement program|settlement company|settlement companies|debt relief|national debt relief|freedom debt|debt consolidation|debt resolution|accredited debt|consolidation company|told me to stop paying|stop paying my|consolidate|consolidating',
  legal: 'legal|legally|illegal|allowed|against the law|lawful|legit|get in trouble|in trouble|a crime|permitted',
  jail: 'jail|prison|arrest|arrested|arrests|warrant|police',
  dispute: 'dispute|disputes|disputed|disputing|challenge|contest|disput|dispute letter',
  yourself: 'myself|yourself|on my own|by myself|do it alone|diy|without a company|without a lawyer',
  spanish: 'spanish|espanol|habla|hablas|hablan|en espanol|ingles|other languages|another language|my language',
  validate:
    'who the original creditor|who is the original creditor|name the original creditor|name of the original creditor|validation|validate|validating|debt validation|prove i owe|prove it|prove the debt|prove that i owe|proof of debt|proof i owe|collector letter|letter from a collector|letter from a collection|letter from collections|collection letter|collection notice|dont think i owe|dont owe|do not owe|never owed|not my debt|isnt my debt|verify the debt|1692g|who is this collector|dont recognize this debt|prove the amount|validate my debt|ask for proof|do i really owe|not sure i owe|if i owe|dont remember this debt',
  duplicate:
    'duplicate|duplicates|duplicated|twice|two times|listed 2 times|more than once|double|doubled|three times|both on my report|both reporting|both showing|original creditor and|creditor and collection|two collectors|2 collectors|two collection|two agencies|two companies|both collecting|duplicated|second time',
  accurate: 'accurate|true|truthful|correct|actually mine|really mine|is mine|its mine|legit|is right|legitimately|valid',
  in_good_standing:
    'paid as agreed|pays as agreed|good standing|never late|positive account|positive accounts|positive item|positive items|good account|good accounts|perfect account|higher limit|bigger limit|lower balance|zero balance|no late payments|on time every month|always paid on time',
  negative: 'negative|negatives|negative items|bad stuff|bad items|derogatory|bad marks',
  how: 'how do|how to|how can|how does|how would|steps|process|walk me through|what is the process|start a|file a|send a|where do i send',
  dispute_letter:
    'dispute letter|letter template|template|sample letter|write a letter|write the letter|write letter|writing a letter|what to write|what do i write|what should i write|what do i say|word my letter|word the letter',
  proof: 'proof|evidence|documents|paperwork|id|identification|drivers license|utility bill|enclose|copies|include',
  send: 'do i have to send|need to send|have to give|do i need to give|must i give|send them|certified|certified mail|by mail|online or mail|online or by mail|mail or online|online|fax|return receipt|mail|send the letter|send a letter|send my letter|send it|mail the letter|mail my letter',
  differ:
    'different|differ|differs|differences|not the same|lower than|higher than|three scores|3 scores|credit karma|which score',
  update: 'update|updates|updated|updating|report every|how often',
  weighs:
    'my credit go down|my credit went down|my credit goes down|credit go down|credit went down|credit dropped|my credit dropped|credit going down|score low|score so low|score is low|score so bad|did my score drop|did my score go down|score dropped|score went down|score fell|lost points|what hurts my score|what is hurting my score|whats hurting my score|what affects my score|what affects a score|what makes up my score|what makes up a score|what brings down my score|what is lowering my score|whats lowering my score|matters most|score decreased|score changed',
  good_score:
    'good score|good credit score|bad score|bad credit score|fair score|score range|is my score good|what score do i need|need to buy|need for',
  employer_check:
    'employer see|employers see|employer check|employers check|background check|employment check|job see|boss see|company see|apply for a job|didnt hire me|did not hire me|wouldnt hire me|not hired|wont hire me|job offer|rescinded|my employer ran|employer ran|employer pulled|lost a job',
  offers: 'preapproved offers|pre approved offers|prescreen|opt out|junk mail|credit card offers|prescreened',
  sold: 'owns my debt|owns this debt|who owns|has my debt now|sold|transferred|transfer|bought by|bought my debt|new servicer|assigned',
  bnpl: 'cash advance|cash advance app|cash advances|klarna|afterpay|affirm|buy now pay later|bnpl|payday loan|payday loans|payday|title loan',
  increase_limit: 'credit limit increase|increase my limit|higher limit|raise my limit',
  age: 'under 18|minor|a child|my child|my kid|kids credit|as a child|when i was a kid|when i was a child|teenager',
  claimed_amount:
    'say i owe|says i owe|saying i owe|they want|wrong amount|amount is wrong|balance is wrong|wrong balance|owe less|more than i owe|dont owe that much|dont owe this much|not that much|inflated|too high|added fees|added interest|fees they added',
  points_gained:
    'how many points|how much will my score|how much my score|how much score|points will i|points do i|points can i|how high will my score',
  own_number: 'my ssn|my social|ssn|social security number|full social|last four|need a social|give my social|give a social',
  no_number:
    'itin|no ssn|without ssn|without a ssn|no social|no social security|undocumented|dont have a social|dont have ssn|dont have a ssn|taxpayer number|matricula',
  days_left:
    'how many days|days do i have|days i have|days left|days to answer|how much time do i have|how long do i have|how long i have|cuantos dias',
  closed_by:
    'closed by bank|closed by the bank|closed by credit grantor|closed by grantor|closed by creditor|closed by lender|bank closed|they closed|closed by them|i closed it|i closed the|who closed|closed by consumer|says closed by',
  married:
    'married|marry|marrying|marriage|getting married|wedding|my husbands credit|my wifes credit|husbands bad credit|wifes bad credit|spouses credit|spouses debt',
  parent_did:
    'my mom|my mother|my dad|my father|my parents|my parent|my stepdad|my aunt|my uncle|my brother|my sister|my roommate',
  house: 'my house|my home|our house|our home|lien on my house|lien on my home|the house i own|homestead',
  which_first:
    'which one first|which dispute first|which letter first|which do i send first|which should i send first|should i send first|send first|dispute first|disputed first|mail first|go first|goes first|start with|what order|which order|in what order|prioritize|most important one|most important|where should i start|where do i start',
  where_to:
    'where do i mail|where should i mail|where to mail|where can i mail|where do i send|where should i send|where to send|where can i send|what address|which address|mailing address|address for|address of|address to send|po box|p o box|mail it to|send it to|mail my dispute|address do i',
  letter_609: '609|609 letter|section 609|609 dispute|609 template|609 method|604 letter',
  wallet:
    'lost my wallet|lost wallet|losing my wallet|misplaced my wallet|lost my purse|lost my license|lost my id|lost my passport',
  tax_return:
    'tax return|tax returns|filed taxes|filed my taxes|file taxes in|taxes in my name|my tax refund|tax refund|my refund',
  a_person:
    'talk to a human|human|real person|live person|live chat|actual person|speak to someone|talk to someone|talk with someone|speak with someone|customer service number|phone number to call you|representative|hablar con alguien|una persona',
  your_data:
    'sell my info|sell my data|sell my information|share my info|share my data|is my data safe|my data safe|is my info safe|is this site safe|is this safe|is this site legit|is this app legit|is this site free|is this free|is this app free|are you free|how much do you cost|how much does this cost|do you charge|delete my account here|my privacy',
  without_signing:
    'without me signing|without my signature|without signing|without asking me|without telling me|without my permission|without my knowledge|without me knowing|behind my back|i didnt sign|i never signed|me not signing',
  note: 'add a note|a note to my file|a note on my file|a note to my report|note on my report|add a statement|statement to my file|statement to my report|consumer statement|personal statement|100 word statement|hundred words|100 words|explain what happened|add an explanation|add a comment|dispute statement|statement of dispute',
  secret:
    'bank login|my login|bank password|my password|online banking|bank username|my pin|gift card|gift cards|bitcoin|crypto|wire money|wire transfer|debit card number|my bank info|my bank information|bank account number|routing number|my account number',
} as const satisfies Record<string, string>

export type Idea = keyof typeof IDEAS
