/** A form's field that people neither see nor reach by key: whoever fills it is a program. */
export const TRAP_FIELD = 'company_site'
