/** ISO 3166 codes of the EU and EEA without Norway, including Åland and the French EU regions. */
export const EU_EEA = countryCodes(`
  AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL PL PT RO SE SI SK AX GF GP MF MQ RE YT`)

export type UseZone = 1 | 2 | 3 | 4

export const useZones: Record<UseZone, readonly string[]> = {
  1: EU_EEA,
  2: countryCodes(`
    AD AL AU BA CA CH FO GB GG GI GL HK IM JE JP KR MC MD ME MK NZ PR RS SG SM TH TR TW UA US VA VI XK`),
  3: countryCodes(`
    AE AM AR AZ BD BH BL BM BN BO BR BY CL CN CO CR DO DZ EC EG GE GH GT GU HN ID IL IN JM JO KE KG KH KW KZ LA LK LB MA MN
    MO MU MX MY NG NI NP OM PA PE PH PK PS PY QA RU SA SV TJ TN TZ UG UY UZ VN ZA ZM`),
  4: countryCodes(`
    AF AG AI AO AS AW BB BF BI BJ BQ BS BT BW BZ CC CD CF CG CI CK CM CU CV CW CX DJ DM EH ER ET FJ FK FM GA GD GM GN GQ GW GY
    HT IO IQ IR KI KM KN KP KY LC LR LS LY MG MH ML MM MP MR MS MV MW MZ NA NC NE NF NR NU PF PG PM PN PW RW SB SC SD SH SL
    SN SO SR SS ST SX SY SZ TC TD TG TK TL TM TO TT TV VC VE VG VU WF WS YE ZW`),
}

export type CallingZone = 1 | 2 | 3 | 4 | 5 | 6

/**
 * ISO 3166 codes by zone for calls from Norway; every country must appear exactly once. Zones 1 to 3 are the 83
 * countries of Ring Utland.
 */
export const callingZones: Record<CallingZone, readonly string[]> = {
  1: EU_EEA,
  2: countryCodes('AD AU CA CH CN FO GB GG GI GL HK IM JE JP KR MC NZ PR SG SM US VA VI'),
  3: countryCodes('AL AR BA BR CL CO CR IL IN ME MD MK MX MY PA PE RS TH TR TW UA UY XK ZA'),
  4: countryCodes(`
    AE AG AM AZ BB BD BH BM BN BO BS BY DO DZ EC EG GD GE GT GU HN ID JM JO KE KG KN KW KY KZ LB LC LK MA MO MN MP
    NG NI OM PH PK PS PY QA RU SA SV TJ TM TN TT UZ VC VE VG VN ZM`),
  5: countryCodes(`
    AF AI AO AW BF BI BJ BQ BT BW BZ CD CG CI CM CV CW DJ DM EH ER ET GA GH GM GN GQ GW GY HT IQ IR KH KM LA LR LS LY ML MM
    MR MS MU MV MW MZ NA NE NP RW SD SL SN SR SX SY SZ TC TD TG TZ UG YE ZW BL`),
  6: countryCodes(
    'AS CC CF CK CU CX FJ FK FM IO KI KP MG MH NC NF NR NU PF PG PM PN PW SB SC SH SO SS ST TK TL TO TV VU WF WS',
  ),
}

function countryCodes(written: string): readonly string[] {
  return written.trim().split(/\s+/)
}
