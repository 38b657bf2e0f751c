import * as v from 'valibot';
import type { Delivery } from '@/shared/contract/delivery';
import { Mobile } from '@/shared/contract/primitives';
import { getPhoneDigitsHint } from '@/shared/format/mobileText';
import { isolate } from '@/shared/text/isolate';
import { suggestCity } from './cities';

const minAddressLength = 10;
const hasLetters = (text: string) => /\p{L}/u.test(text);
const hasDomainEnding = (email: string) => /\.[\p{L}\d-]{2,}$/u.test(email);

/**
 * Returns whether the suggestion is another city. A difference in capital letters does not matter
 * for the delivery.
 */
const isOtherCity = (typedCity: string, suggestedCity: string) =>
  typedCity.toLowerCase() !== suggestedCity.toLowerCase();

const pressAgainText = 'If it is correct, press PLACE ORDER again';

/**
 * Returns questions about details that look wrong but may be right, in the order of the form. Each
 * question is asked once. A second press of PLACE ORDER confirms the details.
 */
export function findDeliveryQuestions({ fullName, email, phone, address, city }: Delivery) {
  const suggestion = suggestCity(city);
  const questions = {
    fullName: !hasLetters(fullName) && `Please check: this name has no letters. ${pressAgainText}.`,
    email:
      !hasDomainEnding(email) &&
      `Please check: this email address has no ending such as .com. ${pressAgainText}.`,
    phone:
      !v.is(Mobile, phone) &&
      `Please check: ${getPhoneDigitsHint()}. ${pressAgainText}. You can then send the order on WhatsApp only.`,
    address:
      (address.length < minAddressLength || !hasLetters(address)) &&
      `Please check: does the address include house, street and area? ${pressAgainText}.`,
    city:
      suggestion !== undefined &&
      isOtherCity(city, suggestion) &&
      `Did you mean ${isolate(suggestion)}? If not, press PLACE ORDER again.`,
  };
  return Object.entries(questions).flatMap(([name, question]) =>
    question ? [{ name: name as keyof typeof questions, question }] : [],
  );
}
