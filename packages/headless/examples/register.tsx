import {
  Register,
  type RegisterField,
  type RegisterProblem,
  type RegisterView,
  useRegister,
} from "@satang/headless/register";

const labels: Partial<Record<RegisterField, string>> = {
  phone: "Phone number",
  otpCode: "Code",
  name: "Name",
  password: "Password",
  confirmation: "Password again",
  inviteCode: "Invite code",
  bankCode: "Bank",
  accountNo: "Account number",
  firstName: "First name",
  lastName: "Last name",
};

function textOf(problem: RegisterProblem): string {
  if (problem.kind === "rule") return problem.rule;
  if (problem.kind === "notRegistered") return "You are not registered yet. Try again.";
  return problem.error.kind === "coded" ? problem.error.code : "No connection";
}

function Field({ register, field }: { register: RegisterView; field: RegisterField }) {
  const problem = register.problemOf(field);
  return (
    <p>
      <label htmlFor={field}>{labels[field]}</label> <Register.Input id={field} field={field} />
      {problem && <span role="alert">{textOf(problem)}</span>}
    </p>
  );
}

/** A registration in bare HTML, from the phone number to the login. */
export function RegisterExample({ onRegistered }: { onRegistered: () => void }) {
  const register = useRegister({ onRegistered });
  const field = (name: RegisterField) => <Field register={register} field={name} />;
  return (
    <Register.Root value={register} aria-label="Register">
      <Register.Step name="phone">{field("phone")}</Register.Step>
      <Register.Step name="otp">
        {field("otpCode")}
        <Register.Resend>Send another code</Register.Resend>
      </Register.Step>
      <Register.Step name="profile">
        {field("name")}
        {field("password")}
        {field("confirmation")}
        {field("inviteCode")}
        <Register.WithoutInvite>Continue without code</Register.WithoutInvite>
      </Register.Step>
      <Register.Step name="bank">
        <p>
          <label htmlFor="bankCode">Bank</label>
          <select {...register.getFieldProps("bankCode")} id="bankCode">
            <option value="">Choose</option>
            <option value="KBANK">Kasikornbank</option>
            <option value="KTB">Krungthai Bank</option>
          </select>
        </p>
        {field("accountNo")}
        {field("firstName")}
        {field("lastName")}
      </Register.Step>
      <Register.Step name="outcomeUnknown">
        <p role="status">The service hasn't confirmed it yet. You may be registered already.</p>
        <Register.CheckOutcome>Check</Register.CheckOutcome>
      </Register.Step>
      {register.problem && register.state !== "outcomeUnknown" && (
        <p role="alert">{textOf(register.problem)}</p>
      )}
      {register.isRegistered ? (
        <p role="status">
          You are registered.{" "}
          <a href="/login" {...register.getLoginProps()}>
            Log in
          </a>
        </p>
      ) : (
        <p>
          {register.stepIndex > 0 && <Register.Back>Back</Register.Back>}
          <Register.Next>Next</Register.Next>
        </p>
      )}
    </Register.Root>
  );
}
