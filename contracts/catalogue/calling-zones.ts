import { countryCodes } from './country-codes.ts'
import { EU_EEA } from './eu-eea.ts'

export type CallingZone = 1 | 2 | 3 | 4 | 5 | 6

/** Countries (ISO 3166 codes) per zone for calls from Norway; every country abroad once. Zones 1 to 3 are the 83 of Ring Utland. */
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
  6: countryCodes('AS CC CF CK CU CX FJ FK FM IO KI KP MG MH NC NF NR NU PF PG PM PN PW SB SC SH SO SS ST TK TL TO TV VU WF WS'),
}
