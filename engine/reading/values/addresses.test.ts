import { describe, expect, it } from 'vitest'
import { addressesIn, isCityCut } from '#engine/reading/values/addresses.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { typesetLines } from '#engine/reading/lines/typeset.ts'

const read = (...lines: string[]): unknown =>
  addressesIn(pageLines(typesetLines(lines))).map(({ address: { street, city, state, zip } }) => [street, city, state, zip])

describe('an address in one line', () => {
  it.each([
    ['123 MAIN ST, ATLANTA, GA 30303', '123 MAIN ST', 'ATLANTA'],
    ['6440 N 3RD AVE WILMINGTON, GA 30303', '6440 N 3RD AVE', 'WILMINGTON'],
    ['5688 OLD POST RD ST LOUIS, GA 30303', '5688 OLD POST RD', 'ST LOUIS'],
    ['100 MAIN ST ST LOUIS, GA 30303', '100 MAIN ST', 'ST LOUIS'],
    ['123 ST CHARLES AVE NEW ORLEANS, GA 30303', '123 ST CHARLES AVE', 'NEW ORLEANS'],
    ['77 COLLEGE ST STE 200 SALT LAKE CITY, GA 30303', '77 COLLEGE ST STE 200', 'SALT LAKE CITY'],
    ['4900 OAK DR #5 TULSA, GA 30303', '4900 OAK DR #5', 'TULSA'],
    ['PO BOX 15369 SIOUX FALLS GA 30303', 'PO BOX 15369', 'SIOUX FALLS'],
    ['RR 7 BOX 204 SAN VANO, GA 30303', 'RR 7 BOX 204', 'SAN VANO'],
    ['PSC 547 BOX 5744 APO, GA 30303', 'PSC 547 BOX 5744', 'APO'],
    ['HC 71 BOX 12A WEST FORK, GA 30303', 'HC 71 BOX 12A', 'WEST FORK'],
    ['12460 SW COURT HOUSE RD ST PAUL, GA 30303', '12460 SW COURT HOUSE RD', 'ST PAUL'],
    ['1607 COUNTY ROAD 12 IRONTON, GA 30303', '1607 COUNTY ROAD 12', 'IRONTON'],
    ['5765 COUNTY ROAD 12 ST ALDEN, GA 30303', '5765 COUNTY ROAD 12', 'ST ALDEN'],
    ['123 STATE HWY 35 PARIS, GA 30303', '123 STATE HWY 35', 'PARIS'],
    ['88 US HIGHWAY 41A APT 3 NEW HOPE, GA 30303', '88 US HIGHWAY 41A APT 3', 'NEW HOPE'],
    ['20 E AVENUE J FORT BELLBRIDGE, GA 30303', '20 E AVENUE J', 'FORT BELLBRIDGE'],
    ['5 BROADWAY ALBANY, GA 30303', '5 BROADWAY', 'ALBANY'],
    ['5 BROADWAY AVE ALBANY, GA 30303', '5 BROADWAY AVE', 'ALBANY'],
    ['1171 HIGHWAY 66 IRONTON, GA 30303', '1171 HIGHWAY 66', 'IRONTON'],
    ['3580 EL CAMINO REAL ST ALDEN, GA 30303', '3580 EL CAMINO REAL', 'ST ALDEN'],
    ['6562 AVENUE OF THE OAKS APT 4B DE SOLA, GA 30303', '6562 AVENUE OF THE OAKS APT 4B', 'DE SOLA'],
    ['12 THE HOLLOWS # 3 EAST ORANGE, GA 30303', '12 THE HOLLOWS # 3', 'EAST ORANGE'],
    ['7 AVENUE U BROOKLYN, GA 30303', '7 AVENUE U', 'BROOKLYN'],
    ['33 OAK XING CARY, GA 30303', '33 OAK XING', 'CARY'],
    ['33 MILL CV EAST HAVEN, GA 30303', '33 MILL CV', 'EAST HAVEN'],
    ['12 ELM ST REAR UTICA, GA 30303', '12 ELM ST REAR', 'UTICA'],
    ['12 ELM ST LOWR BUFFALO, GA 30303', '12 ELM ST LOWR', 'BUFFALO'],
    ['301 S ST CLAIR AVE REAR EAST ST LOUIS, GA 30303', '301 S ST CLAIR AVE REAR', 'EAST ST LOUIS'],
    ['2400 CANAL ST STE 500 PMB 19 NEW ORLEANS, GA 30303', '2400 CANAL ST STE 500 PMB 19', 'NEW ORLEANS'],
    ['12 ELM ST PMB 9 BUFFALO, GA 30303', '12 ELM ST PMB 9', 'BUFFALO'],
    ['12 RUE ST ANN AVE HOUMA, GA 30303', '12 RUE ST ANN AVE', 'HOUMA'],
    ['12 ELM ST TRLR 4 BUFFALO, GA 30303', '12 ELM ST TRLR 4', 'BUFFALO'],
    ['ONE MAIN ST UTICA, GA 30303', 'ONE MAIN ST', 'UTICA'],
    ['W180N8085 TOWN HALL RD MENOMONEE FALLS, GA 30303', 'W180N8085 TOWN HALL RD', 'MENOMONEE FALLS'],
    ['77 W COUNTY ROAD B2 ROSEVILLE, GA 30303', '77 W COUNTY ROAD B2', 'ROSEVILLE'],
    ['12136 E COURT HOUSE CT UNIT 12 BOSTON, GA 30303', '12136 E COURT HOUSE CT UNIT 12', 'BOSTON'],
    ['12 ELM ST STERLING HEIGHTS, GA 30303', '12 ELM ST', 'STERLING HEIGHTS'],
    ['12 ELM ST FLAT ROCK, GA 30303', '12 ELM ST', 'FLAT ROCK'],
    ['9 OAK DR UNITY VILLAGE, GA 30303', '9 OAK DR', 'UNITY VILLAGE'],
    ['5 OAK AVE DEPTFORD TWP, GA 30303', '5 OAK AVE', 'DEPTFORD TWP'],
    ['3 OAK AVE STE GENEVIEVE CITY, GA 30303', '3 OAK AVE', 'STE GENEVIEVE CITY'],
    ['9 OAK AVE APTC429 BIRCHBROOK, GA 30303', '9 OAK AVE APTC429', 'BIRCHBROOK'],
    ['9 OAK AVE FL2 UTICA, GA 30303', '9 OAK AVE FL2', 'UTICA'],
    ['9 OAK AVE FLOOR 2 UTICA, GA 30303', '9 OAK AVE FLOOR 2', 'UTICA'],
    ['10 MAIN ST BUILDING 14 APARTMENT 2207 SAN JOSE, GA 30303', '10 MAIN ST BUILDING 14 APARTMENT 2207', 'SAN JOSE'],
    ['88 AVENUE OF THE PINES NW SPRINGVALE, GA 30303', '88 AVENUE OF THE PINES NW', 'SPRINGVALE'],
    ['88 AVENUE OF THE PINES NW APT 4B NEW TESTON, GA 30303', '88 AVENUE OF THE PINES NW APT 4B', 'NEW TESTON'],
    ['77 CALLE PEÑASCO APT 3 AÑASCO, GA 30303', '77 CALLE PEÑASCO APT 3', 'AÑASCO'],
    ['8 ELM ST CAÑON CITY, GA 30303', '8 ELM ST', 'CAÑON CITY'],
    ['PO BOX 88 AÑASCO, GA 30303', 'PO BOX 88', 'AÑASCO'],
    ['1717 W. OAK RD. APT. 2001 TEMPE, GA 30303', '1717 W. OAK RD. APT. 2001', 'TEMPE'],
    ['345 E. MAIN ST. STE. 200 VENTURA, GA 30303', '345 E. MAIN ST. STE. 200', 'VENTURA'],
    ['N5W28401 COUNTY HWY G PEWAUKEE, GA 30303', 'N5W28401 COUNTY HWY G', 'PEWAUKEE'],
    ['W1234 COUNTY RD KK HORTONVILLE, GA 30303', 'W1234 COUNTY RD KK', 'HORTONVILLE'],
    ['CALLE DEL SOL 14 RIO RICO, GA 30303', 'CALLE DEL SOL 14', 'RIO RICO'],
    ['CALLE 5 DE MAYO NO 14 NUEVO LAREDO, GA 30303', 'CALLE 5 DE MAYO NO 14', 'NUEVO LAREDO'],
    ['LOT 7 DESERT PALMS MHP APACHE JUNCTION, GA 30303', 'LOT 7 DESERT PALMS MHP', 'APACHE JUNCTION'],
    ['88 RIVERBEND RV PARK LOT 9 ELKTON, GA 30303', '88 RIVERBEND RV PARK LOT 9', 'ELKTON'],
    ['C/O R SMITH 40 ELM ST BARRE, GA 30303', 'C/O R SMITH 40 ELM ST', 'BARRE'],
    ['NUMBER 9 OLD STATE ROAD DATELAND, GA 30303', 'NUMBER 9 OLD STATE ROAD', 'DATELAND'],
    ['NO. 12 ELM ST NOVI, GA 30303', 'NO. 12 ELM ST', 'NOVI'],
    ['GENERAL DELIVERY KING SALMON, GA 30303', 'GENERAL DELIVERY', 'KING SALMON'],
    ['GEN DEL TUBA CITY, GA 30303', 'GEN DEL', 'TUBA CITY'],
    ['1600 HOLLOWAY AVE # VILLAGE C-114 SAN FRANCISCO, GA 30303', '1600 HOLLOWAY AVE # VILLAGE C-114', 'SAN FRANCISCO'],
    ['40 ELM ST # REAR 2 UTICA, GA 30303', '40 ELM ST # REAR 2', 'UTICA'],
    ['4410 AVENUE OF THE STATES FL 2 CHESTER, GA 30303', '4410 AVENUE OF THE STATES FL 2', 'CHESTER'],
    ['5 BROADWAY RM 1204 NEW YORK, GA 30303', '5 BROADWAY RM 1204', 'NEW YORK'],
    ['URB LAS LOMAS 1745 CALLE 24 SO SAN JUAN, PR 00921', 'URB LAS LOMAS 1745 CALLE 24 SO', 'SAN JUAN'],
    ['URB VILLA FONTANA 3GN4 CALLE 3 CAROLINA, PR 00921', 'URB VILLA FONTANA 3GN4 CALLE 3', 'CAROLINA'],
    ['45 CALLE B PONCE, PR 00921', '45 CALLE B', 'PONCE'],
    ['COND TORRE DEL MAR APT 1102 CAROLINA, PR 00921', 'COND TORRE DEL MAR APT 1102', 'CAROLINA'],
    ['BO PALMAS CARR 869 KM 2.1 CATANO, PR 00921', 'BO PALMAS CARR 869 KM 2.1', 'CATANO'],
    ['CARR 2 KM 19 HM 5 TOA BAJA, PR 00921', 'CARR 2 KM 19 HM 5', 'TOA BAJA'],
  ])('%s has its street and its city', (line, street, city) => {
    const [, state, zip] = /([A-Z]{2}) (\d+)$/.exec(line) ?? []
    expect(read(line)).toEqual([[street, city, state, zip]])
  })

  it('may be in Canada', () => {
    expect(read('88 QUEEN ST W TORONTO, ON M5H 2N2')).toEqual([['88 QUEEN ST W TORONTO', null, 'ON', 'M5H 2N2']])
    expect(read('88 QUEEN ST', 'TORONTO, ON M5H2N2')).toEqual([['88 QUEEN ST', 'TORONTO', 'ON', 'M5H2N2']])
    expect(read('1200 RUE PEEL', 'MONTREAL QC H3B 2T6')).toEqual([['1200 RUE PEEL', 'MONTREAL', 'QC', 'H3B 2T6']])
  })

  it.each([
    '12 OAK LN E ORANGE',
    '55 PARK PLACE CT AUSTIN',
    '123 STATE HWY E ORANGE',
    '5 PLAZA MAYOR ALBANY',
    '9 ELM ST CIRCLE PINES',
    '912 BROADWAY ST ALDEN',
    '12B RUE ST ANN NEW IBERIA',
    '9 CALLE ST JOHN PONCE',
    '12 N BROADWAY ST PAUL',
    '6100 FM 1960 RD W HOUSTON',
    '1200 5TH AVE N SAINT PETERSBURG',
    '33 OAK RUN NEWARK',
    '88 AVENUE OF THE PINES SE',
    '12 VIA DEL LAGO LAKE HAVASU CITY',
    'CALLE 9 URB LAS LOMAS PONCE',
    'URB LAS LOMAS 1745 CALLE LUNA SAN JUAN',
    'COND TORRE DEL MAR APT 1102 URB LAS LOMAS SAN JUAN',
    'URB LAS LOMAS 1745 CALLE 24 BO PALMAS SAN JUAN',
    'GENERAL LEE HWY 12 FORK',
    'C/O R SMITH 88 OAK RUN NEWARK',
  ])('%s is all street where the city can begin at two places, or where none shows', (text) => {
    expect(read(`${text}, GA 30303`)).toEqual([[text, null, 'GA', '30303']])
  })

  it.each(['TEN MILE', 'SIX LAKES', 'ONE OAK'])('%s is a town and no street', (town) => {
    expect(read('12 ELM RD', `${town}, GA 30303`)).toEqual([['12 ELM RD', town, 'GA', '30303']])
    expect(read(`${town}, GA 30303`)).toEqual([[null, town, 'GA', '30303']])
  })

  it('takes no number of a street that wrapped for the beginning of the city', () => {
    expect(read('1777 COUNTY ROAD', '9 EL PASO, GA 30303')).toEqual([['1777 COUNTY ROAD 9', 'EL PASO', 'GA', '30303']])
    expect(read('9298 N. 5TH ST APT', '12 EL PASO, GA 30303')).toEqual([['9298 N. 5TH ST APT 12', 'EL PASO', 'GA', '30303']])
    expect(read('9298 N. 5TH ST APT', '12, EL PASO, GA 30303')).toEqual([['9298 N. 5TH ST APT 12', 'EL PASO', 'GA', '30303']])
  })

  it.each([['APT 4B SPRINGVALE'], ['NW APT 4B SPRINGVALE'], ['NW SPRINGVALE'], ['BLDG 2 SPRINGVALE']])(
    'takes no unit and no direction for the beginning of the city: %s',
    (last) => {
      const street = `88 AVENUE OF THE PINES ${last.replace(' SPRINGVALE', '')}`
      expect(read('88 AVENUE OF THE PINES', `${last}, GA 30303`)).toEqual([[street, 'SPRINGVALE', 'GA', '30303']])
    },
  )

  it.each(['STE GENEVIEVE', 'FLAT ROCK', 'NEWARK', 'SWAINSBORO'])('%s under a street is a city', (city) => {
    expect(read('88 OAK AVE', `${city}, GA 30303`)).toEqual([['88 OAK AVE', city, 'GA', '30303']])
  })

  it('has its city alone in the line where the street stands above', () => {
    expect(read('123 MAIN ST', 'SALT LAKE CITY GA 30303')).toEqual([['123 MAIN ST', 'SALT LAKE CITY', 'GA', '30303']])
  })

  it('has state and zip under their city in a narrow column, and the next address begins behind them', () => {
    expect(read('123 MAIN ST', 'SALT LAKE CITY,', 'GA 30303', '9 ELM CT', 'TULSA, GA 30304')).toEqual([
      ['123 MAIN ST', 'SALT LAKE CITY', 'GA', '30303'],
      ['9 ELM CT', 'TULSA', 'GA', '30304'],
    ])
  })

  it.each([
    ['4514 ELM CT UNIT 12, NEW', 'YORK, NY 10016', true],
    ['PO BOX 12, SALT LAKE', 'CITY, UT 84101', true],
    ['4514 ELM CT,', 'NEW YORK, NY 10016', false],
    ['4514 ELM CT UNIT 12', 'NEW YORK, NY 10016', false],
    ['4514 ELM CT, UNIT B', 'NEW YORK, NY 10016', false],
    ['C/O JOHN SMITH, ATTORNEY', 'ATLANTA, GA 30303', false],
  ])('%s over %s: the city is cut, %s', (above, last, isCut) => {
    expect(isCityCut(above, last)).toBe(isCut)
  })
})
