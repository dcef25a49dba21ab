import type { CustomerService } from '#contracts/content/customer-service.ts'

export const customerService: CustomerService = {
  title: 'Kundeservice',
  welcomeText: 'Her svarer mennesker.',
  workingHoursText: 'Hverdager mellom 08.00 og 16.00.',
  workingHoursTable: [{ day: 'Mandag–fredag', hours: '08.00–16.00' }],
  contactData: [{ text: 'Ring oss', type: 'phone', contact: '21 00 00 40' }],
  phone: '21 00 00 40',
  email: 'hjelp@scoopr.example',
  companyName: 'Scoopr AS',
  org: '932 118 047 MVA',
  address: 'Fjordgata 12',
  postalCode: '0150',
  city: 'Oslo',
}
