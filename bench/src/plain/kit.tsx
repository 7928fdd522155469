import { Dialog } from "./contestant.tsx";

export const Kit = () => (
  <>
    <button type="button" className="button">
      Transfer
    </button>
    <label className="field">
      Name <input className="input" />
    </label>
    <select className="input" aria-label="Bank">
      <option>SCB</option>
    </select>
    <label>
      <input type="checkbox" /> I agree
    </label>
    <Dialog open={false} onOpenChange={() => undefined} />
    <div className="tabs" role="tablist">
      <button type="button" role="tab">
        All
      </button>
    </div>
    <table className="table">
      <tbody>
        <tr>
          <th scope="row">10 baht</th>
        </tr>
      </tbody>
    </table>
    <div className="toast" role="status">
      Copied
    </div>
  </>
);
