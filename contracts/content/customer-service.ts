import * as v from 'valibot'
import { Text } from './text.ts'

export const CustomerService = v.object({
  title: Text,
  welcomeText: Text,
  workingHoursText: Text,
  workingHoursTable: v.array(v.object({ day: Text, hours: Text })),
  contactData: v.array(v.object({ text: Text, type: v.picklist(['email', 'phone']), contact: Text })),
  phone: Text,
  email: v.pipe(v.string(), v.email()),
  companyName: Text,
  org: Text,
  address: Text,
  postalCode: Text,
  city: Text,
})
export type CustomerService = v.InferOutput<typeof CustomerService>
