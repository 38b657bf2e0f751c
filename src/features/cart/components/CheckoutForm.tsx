import { valibotResolver } from '@hookform/resolvers/valibot';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useLeaveSignal } from '@/shared/browser/useLeaveSignal';
import { getNumberFormats } from '@/shared/config/runtimeConfig';
import type { CartLine } from '@/shared/contract/cart';
import { companyFields, Delivery } from '@/shared/contract/delivery';
import { getStorageOwner } from '@/shared/contract/signedInUser';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { draftStores, useDraft } from '@/shared/storage/useDraft';
import { useNow } from '@/shared/timing/useNow';
import { wait } from '@/shared/timing/wait';
import { getBuyBarStyles } from '@/shared/ui/buyBarStyles';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { FormField, createFieldPropsGetter } from '@/shared/ui/FormField';
import { LoadingButton } from '@/shared/ui/LoadingButton';
import { RadioOptions } from '@/shared/ui/RadioOptions';
import { tallPhone } from '@/shared/ui/screens';
import { submitForm } from '@/shared/ui/submitForm';
import { Panel } from '@/shared/ui/Panel';
import { sideBySideColumns } from '@/shared/ui/TwoColumns';
import { formatArrival } from '../deliveryDate';
import { findDeliveryQuestions } from '../deliveryQuestions';
import { paymentMethod } from '../orderText';
import { forgetDelivery, rememberDelivery, readRememberedDelivery } from '../rememberedDelivery';
import { CityField } from './CityField';
import { CompanyFields } from './CompanyFields';

interface CheckoutFormProps {
  lines: readonly CartLine[];
  user: SignedInUser | undefined;
  /**
   * Places the order, unless the signal is aborted before the order is saved.
   * @returns whether the order was placed
   */
  onPlaceOrder: (delivery: Delivery, signal: AbortSignal) => Promise<boolean>;
  isCheckingPrices: boolean;
  /** Text about what happens after the shopper presses PLACE ORDER. */
  nextStepText: string;
  /** Notices above the PLACE ORDER button, such as price changes that the shopper has to accept. */
  children: ReactNode;
}

/**
 * Time in ms. A second press within this time counts as a double click on the same button, not as a
 * press on a button that replaces it.
 */
export const doubleClickGuardMs = 500;

/**
 * Returns examples of Pakistani phone numbers, or `''` if the shop's numbers do not have 11 digits.
 */
const getPhoneExamples = () =>
  getNumberFormats().phoneDigits === 11 ? 'For example 0300 1234567 or 042 35761234. ' : '';

export function CheckoutForm({
  lines,
  user,
  onPlaceOrder,
  isCheckingPrices,
  nextStepText,
  children,
}: CheckoutFormProps) {
  const owner = getStorageOwner(user);
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(Delivery),
    values: {
      ...v.getDefaults(Delivery),
      fullName: user?.name ?? '',
      email: user?.email ?? '',
      phone: user?.mobile ?? '',
      address: '',
      city: '',
    },
    // If the shopper logs in while the form is open, only fields without typed text are filled in.
    resetOptions: { keepDirtyValues: true },
  });
  const { formState, setError } = form;
  const getFieldProps = createFieldPropsGetter(form);
  const cityController = useController({ control: form.control, name: 'city' });
  const companyValues = useWatch({ control: form.control, name: companyFields });
  const getInitialValues = () => readRememberedDelivery(owner);
  const { forget } = useDraft(form, { store: draftStores.checkout, owner, getInitialValues });
  const [isRemembered, setRemembered] = useState(() => getInitialValues() !== undefined);
  const currentTime = useNow();
  const confirmedAnswers = useRef<Partial<Delivery>>({});

  const startAttempt = useLeaveSignal();

  const submitDelivery = async (delivery: Delivery) => {
    const signal = startAttempt();
    const questions = findDeliveryQuestions(delivery).filter(
      ({ name }) => confirmedAnswers.current[name] !== delivery[name],
    );
    if (questions.length > 0) {
      // A double click must not count as a confirmation.
      if (!(await wait(doubleClickGuardMs, signal))) return;
      confirmedAnswers.current = { ...confirmedAnswers.current, ...delivery };
      for (const { name, question } of questions) setError(name, { message: question });
      return;
    }
    if (!(await onPlaceOrder(delivery, signal))) return;
    forget();
    if (isRemembered) rememberDelivery(owner, delivery);
  };

  // After an attempt was cancelled, its check may still be running.
  const isWaitingForPrices = formState.isSubmitting && isCheckingPrices;

  /** Unticking the box deletes the saved details at once. The form keeps its values. */
  const toggleRemembered = () => {
    if (isRemembered) forgetDelivery([owner]);
    setRemembered(!isRemembered);
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label="Checkout"
      onSubmit={(event) => submitForm(event, form, submitDelivery)}
      sx={{ display: 'grid', gap: 3 }}
    >
      <Panel sx={{ display: 'grid', gap: 2.5 }}>
        <div>
          <Typography variant="h3" component="h2">
            Delivery details
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            All fields are required unless marked optional.
          </Typography>
        </div>
        <ErrorSummary form={form} />
        <FormField label="Full name" autoComplete="name" {...getFieldProps('fullName')} />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: sideBySideColumns }}>
          <FormField label="Email" type="email" autoComplete="email" {...getFieldProps('email')} />
          <FormField
            label="Phone"
            type="tel"
            autoComplete="tel"
            hint={`${getPhoneExamples()}We will call it to confirm your order.`}
            {...getFieldProps('phone')}
          />
        </Box>
        <FormField
          label="Address"
          rows={2}
          autoComplete="street-address"
          {...getFieldProps('address')}
        />
        <CityField
          {...cityController.field}
          readOnly={formState.isSubmitting}
          arrivalText={formatArrival(lines, cityController.field.value, currentTime)}
          error={formState.errors.city?.message}
        />
        <FormField
          label="Remark"
          optional
          rows={2}
          autoComplete="off"
          hint="For example a landmark, the floor, or when to call you."
          {...getFieldProps('remark')}
        />
        <CompanyFields givenValues={companyValues} getFieldProps={getFieldProps} />
        <FormControlLabel
          control={<Checkbox slotProps={{ input: { 'aria-disabled': formState.isSubmitting } }} />}
          checked={isRemembered}
          onChange={formState.isSubmitting ? undefined : toggleRemembered}
          label="Save my details for next time"
        />
      </Panel>
      <Panel>
        <RadioOptions
          legend={
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              Payment method
            </Typography>
          }
          value={paymentMethod}
          onChange={() => undefined}
          items={[{ value: paymentMethod, label: <strong>{paymentMethod}</strong> }]}
        />
        <FormHelperText sx={{ mx: 0 }}>You pay when you receive your order.</FormHelperText>
      </Panel>
      {children}
      <Box sx={{ display: 'grid' }}>
        {/* On a phone, this bar stays at the bottom of the screen. */}
        <Box
          data-buy-bar
          sx={(theme) => ({ display: 'grid', [tallPhone]: getBuyBarStyles(theme, 61) })}
        >
          <LoadingButton type="submit" variant="contained" loading={formState.isSubmitting}>
            PLACE ORDER
          </LoadingButton>
        </Box>
        <Typography color="textSecondary" sx={{ mt: 1, textAlign: 'center' }}>
          {/* Only the price check is announced, because the other text was already there before
             the check. */}
          <span role="status">{isWaitingForPrices && 'Checking prices…'}</span>
          {!isWaitingForPrices && <span>{nextStepText}</span>}
        </Typography>
      </Box>
    </Box>
  );
}
