import {
  ChangePassword,
  EditProfile,
  useBankAccountName,
  useChangePassword,
  useEditProfile,
  useMemberDetails,
} from "@satang/headless/profile";

const nameOf = (error: { readonly kind: string; readonly code?: string }) =>
  error.code ?? error.kind;

const fields = ["name", "bankCode", "bankAccountName", "bankAccountNo"] as const;

function PasswordForm({ onSaved }: { onSaved: () => void }) {
  const password = useChangePassword({ onSaved });
  const wrong = password.problemOf("confirmation");
  return (
    <ChangePassword.Root value={password} aria-label="Change password">
      <label htmlFor="old">Old password</label>
      <ChangePassword.Input id="old" field="oldPassword" />
      <label htmlFor="new">New password</label>
      <ChangePassword.Input id="new" field="newPassword" />
      <label htmlFor="again">New password again</label>
      <ChangePassword.Input id="again" field="confirmation" />
      {wrong && <p role="alert">{wrong === "passwordsDiffer" ? "Not equal" : "Required"}</p>}
      {password.error && <p role="alert">{nameOf(password.error)}</p>}
      <ChangePassword.Submit>Save the password</ChangePassword.Submit>
    </ChangePassword.Root>
  );
}

function DetailsForm({ onSaved }: { onSaved: () => void }) {
  const profile = useEditProfile({ onSaved });
  return (
    <EditProfile.Root value={profile} aria-label="Edit profile">
      <label htmlFor="name">Name</label>
      <EditProfile.Input id="name" field="name" />
      <label htmlFor="bank">Bank</label>
      <EditProfile.Input asChild field="bankCode">
        <select id="bank">
          <option value="KBANK">KBANK</option>
          <option value="KTB">KTB</option>
        </select>
      </EditProfile.Input>
      <label htmlFor="account-name">Account name</label>
      <EditProfile.Input id="account-name" field="bankAccountName" />
      <label htmlFor="account-no">Account number</label>
      <EditProfile.Input id="account-no" field="bankAccountNo" />
      {fields.map((field) => {
        const problem = profile.problemOf(field);
        return problem && <p key={field} role="alert">{`${field}: ${problem}`}</p>;
      })}
      {profile.error && <p role="alert">{nameOf(profile.error)}</p>}
      <EditProfile.Submit>Save the profile</EditProfile.Submit>
    </EditProfile.Root>
  );
}

/** Shown when the member's bank does not accept the stored name. */
function AccountNameForm() {
  const name = useBankAccountName();
  if (!name.mustFix) return null;
  return (
    <form {...name.getFormProps()} aria-label="Latin name">
      <label htmlFor="latin-name">Name at the bank</label>
      <input id="latin-name" {...name.getNameProps()} />
      {name.shownProblem && (
        <p role="alert">{name.shownProblem === "latinOnly" ? "Latin letters only" : "Required"}</p>
      )}
      {name.error && <p role="alert">{nameOf(name.error)}</p>}
      <button {...name.getSubmitProps()}>Save the name</button>
    </form>
  );
}

/** The member's own data in bare HTML, with the forms that change the password and the data. */
export function ProfileExample({ onSaved }: { onSaved: (what: "password" | "profile") => void }) {
  const { member, readFailure, getRetryProps } = useMemberDetails();
  if (readFailure)
    return (
      <p role="alert">
        {nameOf(readFailure)} <button {...getRetryProps()}>Try again</button>
      </p>
    );
  if (!member) return <p>Loading</p>;
  return (
    <>
      <h1>{member.name}</h1>
      <output aria-label="Account">
        {member.bankNameTH} {member.bankAccountNo} {member.bankAccountName}
      </output>
      <AccountNameForm />
      <PasswordForm onSaved={() => onSaved("password")} />
      <DetailsForm onSaved={() => onSaved("profile")} />
    </>
  );
}
