import { countryCodes } from './country-codes.ts'
import { EU_EEA } from './eu-eea.ts'

export type UseZone = 1 | 2 | 3 | 4

/** Countries (ISO 3166 codes) per zone for use of the phone there; every country abroad once. */
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
