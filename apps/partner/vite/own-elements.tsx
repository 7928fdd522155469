/** Elements of the host itself: our style sheets change none of them. */
export function OwnElements() {
  return (
    <section id="own">
      <h1>Lotus Play</h1>
      <h2>Matches of today</h2>
      <p>
        <a href="#own">All matches</a> <b>live</b> <small>since 18:00</small>
      </p>
      <ul>
        <li>Bangkok</li>
      </ul>
      <label>
        Search <input />
      </label>
      <button type="button">Search</button>
      <table>
        <tbody>
          <tr>
            <td>1 : 0</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
